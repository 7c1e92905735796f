turn = Te toca jugar.
reminder = Te queda poco tiempo para tu jugada.
over = Tu partida ha terminado.
invited = Te invitan a otra partida.
