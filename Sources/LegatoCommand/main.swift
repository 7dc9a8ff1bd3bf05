print("legato")
