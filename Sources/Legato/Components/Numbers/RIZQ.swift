/// Types of the RIZQ design whose names another design has too.
public enum RIZQ {}
