struct Broken { let wave: WaveOfNothing }
