public class Plain {}
