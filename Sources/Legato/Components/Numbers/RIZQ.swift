/// A namespace for types of the RIZQ design whose names other designs use as well.
public enum RIZQ {}
