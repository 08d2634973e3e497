// Tables can be sorted and filtered; without this script they are merely read.
// No less-than and no ampersand in here: the page is XML, too.
'use strict';

function value(row, column) {
  const cell = row.cells[column];
  const given = cell.dataset.value;
  return given === undefined ? cell.textContent.trim().toLowerCase() : Number(given);
}

function order(a, b) {
  if (typeof a === 'number') return a - b;
  return a.localeCompare(b);
}

function sort(table, head) {
  const upwards = head.getAttribute('aria-sort') !== 'ascending';
  for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', upwards ? 'ascending' : 'descending');
  const body = table.tBodies[0];
  const rows = Array.from(body.rows);
  rows.sort((a, b) => order(value(a, head.cellIndex), value(b, head.cellIndex)) * (upwards ? 1 : -1));
  body.append(...rows);
}

function makeSortable(table) {
  for (const head of table.tHead.rows[0].cells) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    button.addEventListener('click', () => sort(table, head));
    head.append(button);
  }
}

function makeFilterable(table) {
  const label = document.createElement('label');
  const field = document.createElement('input');
  const count = document.createElement('output');
  const rows = Array.from(table.tBodies[0].rows);
  field.type = 'search';
  field.addEventListener('input', () => {
    const wanted = field.value.trim().toLowerCase();
    let shown = 0;
    for (const row of rows) {
      row.hidden = !row.textContent.toLowerCase().includes(wanted);
      if (!row.hidden) shown++;
    }
    count.textContent = wanted === '' ? '' : shown + ' of ' + rows.length;
  });
  label.className = 'filter';
  label.append('Show only ', field, ' ', count);
  table.closest('.wide').before(label);
}

for (const table of document.querySelectorAll('table.sortable')) {
  makeSortable(table);
  makeFilterable(table);
}
