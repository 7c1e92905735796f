# Lo que dice Halloween a quien pregunta por qué no: qué parte falta.

at-church = en la iglesia
at-school = en el colegio
at-hospital = en el hospital
at-town_hall = en el ayuntamiento
at-police_station = en la comisaría
at-theatre = en el teatro

over = La partida ha terminado.
wait = Espera a que se paren los dados o termine el robo.
decide-first = Primero hay que decidir otra cosa: { $step }.
asks-raise_section = qué sección sube
asks-second_ghost = qué segundo fantasma se mueve
asks-after = si se usa una carta
asks-next_foe = contra quién se sigue peleando
asks-before_roll = si algo ayuda en la tirada
asks-after_roll = si algo ayuda en la tirada
asks-recover = qué disco vuelve
asks-gift = qué ficha tomas
asks-summon = qué fantasmas invocan
asks-scare = qué fantasma asusta
asks-upgrade = qué fantasma se mejora
asks-move = qué fantasma se mueve
asks-fight = qué fantasma ataca
asks-haunt = qué espacio se embruja
asks-move_to = adónde va el fantasma
asks-foe = a quién ataca el fantasma
asks-blue_building = dónde aparecen los fantasmas azules
asks-pickup = qué haces con la ficha que has encontrado
asks-pay = con qué fichas pagas
asks-disc_for_card = qué disco va a la carta
asks-share = puntos o discos
asks-restore = qué sección recupera sus discos
asks-exorcise = qué fantasma se va
asks-lower = qué sección baja
asks-buy_token = qué ficha compras
asks-exchange = qué cambias
asks-swap_first = qué fantasmas cambian de sitio
asks-swap_second = con quién cambia de sitio el fantasma
asks-lesson = qué sección sube
asks-wisdom = qué sección sube
asks-place = dónde se coloca el fantasma
asks-far_move = qué fantasma viaja
asks-fly_to = adónde vuela el fantasma
asks-call_number = qué número dices
asks-full_house = qué espacio se embruja

sections-left = { $count ->
    [one] Hay una sección que ni ha actuado ni ha descansado: úsala antes de terminar el turno.
   *[other] Hay { $count } secciones que ni han actuado ni han descansado: úsalas antes de terminar el turno.
}
no-section = Tu tablero tiene { $count } secciones.
section-used = La sección { $section } ya se ha usado en este turno: elige otra.
raise-card = Para subir una sección durante una acción te hace falta la carta que lo permite, sin usar en este turno, y una sección por debajo del rojo.
disc-there = { $action } tiene un disco en esta sección: vuelve a estar libre cuando la sección descanse.
no-disc = Para una acción te hace falta un disco en la reserva, y no queda ninguno: haz descansar una sección y sus discos volverán.
level-short = { $action } necesita ahora una sección de nivel { $needed }; esta es de nivel { $level } y ningún fantasma hasta ahí puede hacerlo.
summon-no-pair = Para invocar te hacen falta dos fantasmas del mismo color en un edificio: ahora no hay ninguna pareja así.
summon-full = La pareja ({ $colour }) que está { $at } no puede invocar: el edificio está lleno.
summon-supply = La pareja ({ $colour }) que está { $at } no puede invocar: no quedan fantasmas de ese color en la reserva.
scare-nobody = Para asustar te hace falta un fantasma, y ahora no hay ninguno.
upgrade-price = La mejora más barata cuesta { $need ->
    [one] 1 punto
   *[other] { $need } puntos
} de susto; tienes { $have }.
upgrade-supply = Para mejorar te hace falta en la reserva un fantasma del color siguiente, y no hay ninguno.
move-no-room = Para mover un fantasma te hace falta un edificio vecino con sitio, y no hay ninguno.
fight-weaker = Para pelear te hacen falta un fantasma y otro más débil en el mismo edificio: no hay ninguna pareja así.
fight-one-colour = Para pelear te hace falta un rival de otro color en el mismo edificio: todos los fantasmas son del mismo color.
fight-apart = Para pelear te hacen falta dos fantasmas de distinto color en un edificio. Los más cercanos: uno ({ $colour }) { $at } y otro ({ $foe }) { $there }, { $steps ->
    [one] al lado
   *[other] a { $steps } calles
}.
haunt-again = Ya has embrujado todos los edificios donde hay fantasmas: te hace falta un fantasma en otro.
haunt-taken = Donde hay fantasmas, los espacios de sus colores están ocupados: te hace falta un fantasma con libre el espacio de su color.
haunt-no-token = No te quedan fichas de embrujo para eso.
haunt-nowhere = Para embrujar te hace falta un fantasma con libre el espacio de su color, en un edificio que no hayas embrujado.
card-away = { $card } no está entre las cartas de esta partida.
card-mine = Ya estás en { $card }.
card-disc = Para ocupar una carta te hace falta un disco, y no tienes de dónde sacarlo.
card-price = { $card } cuesta { $need } fichas de fantasma; tienes { $have }.
card-price-kinds = { $card } cuesta { $need } fichas de fantasma de colores distintos; tienes { $have ->
    [one] 1 color
   *[other] { $have } colores
}.
bonus-none = No tienes esta ficha.
bonus-roll = Esta ficha ayuda en una tirada: úsala cuando se tiren los dados.
bonus-disc = Para usar la ficha te hace falta un disco en la reserva, y no queda ninguno: haz descansar antes una sección.
bonus-summon = Esta ficha invoca: para eso hacen falta dos fantasmas del mismo color juntos y sitio para un tercero.
bonus-recover = Esta ficha recupera un disco: no tienes discos en ninguna sección.
bonus-rest = Esta ficha hace descansar una sección: no tienes discos en ninguna.
bonus-far_move = Esta ficha hace viajar a un fantasma: para eso hace falta un edificio con sitio.
bonus-blue = No quedan fichas azules en la reserva.
bonus-green = No quedan fichas verdes en la reserva.
bonus-yellow = No quedan fichas amarillas en la reserva.
card-not-mine = Para usar { $card } antes tienes que ocuparla con un disco.
card-used = { $card } ya se ha usado en este turno: volverás a tenerla en el siguiente.
card-later = { $card } funciona sola o en otro momento, no ahora.
card-idle = { $card } no tiene ahora sobre qué actuar.
odd-couple = Dos fantasmas de distinto color solo invocan para quien ocupe la carta que lo permite, y sin pasar del nivel de la sección.
no-ghost = No hay ningún fantasma de este color ({ $colour }) { $at }.
red-rises = El rojo es el color más alto: un fantasma rojo no puede mejorar.
ghost-high = La sección es de nivel { $level } y no llega al { $colour }: súbela o elige algo más bajo.
full = No queda sitio { $at }: caben { $limit } fantasmas como mucho.
ghost-alone = Para invocar te hace falta un segundo fantasma ({ $colour }) { $at }: este está solo.
supply-out = No quedan fantasmas de este color en la reserva: { $colour }.
ghost-price = Pasar al { $colour } cuesta { $need ->
    [one] 1 punto
   *[other] { $need } puntos
} de susto; tienes { $have }.
ghost-no-foe = No hay a quién atacar { $at }: hace falta ahí un fantasma de otro color.
unhaunt-card = Para recuperar una ficha de embrujo te hace falta la carta que lo permite.
unhaunt-none = Para recuperarla te hace falta una ficha tuya en el espacio y ahí un fantasma de su color.
haunt-extra = Las fichas de embrujo extra son solo para dos jugadores.
haunt-space = En este espacio ya hay una ficha de embrujo: elige uno libre.
haunt-done = Ya tienes una ficha de embrujo { $at }: solo una por edificio.
haunt-next-door = Te hace falta un fantasma ({ $colour }) { $at }, o dos en un edificio vecino.
haunt-ghost = Para embrujar este espacio te hace falta un fantasma ({ $colour }) { $at }.
there-already = El fantasma ya está { $at }: elige un edificio vecino.
too-far = El fantasma está { $at }: ese edificio queda a { $steps } calles, y solo puede ir a uno vecino.

step-raise_section = Puedes subir una sección que esté por debajo del nuevo fantasma; esta no lo está.
step-second_ghost = El segundo fantasma necesita un edificio vecino con sitio y no pasar del nivel de la sección.
step-after = Esta carta no tiene nada que ver con lo que acaba de pasar.
step-next_foe = En la pelea te hace falta otro rival en el mismo edificio con el que no hayas peleado.
step-before_roll = Antes de tirar solo ayuda un dado mayor, y solo para un dado tuyo.
step-after_roll = Tras la tirada te hace falta algo que ayude con ese dado, y no lo hay.
step-recover = Ahí no hay ningún disco tuyo que recuperar.
step-gift = No quedan fichas de ese color en la reserva: elige otro color.
step-summon = Para invocar te hacen falta dos fantasmas del mismo color juntos y sitio para un tercero.
step-scare = Para asustar te hace falta un fantasma al que llegue el nivel de la sección.
step-upgrade = Para mejorar te hace falta un fantasma por debajo del rojo y otro del color siguiente en la reserva.
step-move = Para mover este fantasma hace falta sitio en un edificio vecino.
step-fight = Para pelear te hace falta un fantasma de otro color en el mismo edificio.
step-haunt = Para embrujar te hace falta un fantasma con libre el espacio de su color.
step-move_to = El fantasma va a un edificio vecino que tenga sitio.
step-foe = El fantasma ataca a uno de otro color en su propio edificio.
step-blue_building = Los fantasmas azules necesitan un edificio con sitio.
step-pickup = Te hace falta un espacio libre para la ficha: guárdala ahí, o descarta esa u otra que tengas.
step-pay = Esas fichas no son el precio de la carta, o no las tienes.
step-disc_for_card = De ahí no se puede tomar ningún disco tuyo.
step-share = Toma los puntos, o elige secciones que tengan discos que devolver.
step-restore = Esta sección no tiene discos que recuperar.
step-exorcise = No hay ningún fantasma así en el tablero.
step-lower = Una sección azul no puede bajar más.
step-buy_token = Para comprar esta ficha hacen falta un fantasma de su color en el tablero, una ficha en la reserva y pagar el precio.
step-exchange = Para este cambio faltan fichas, tuyas o de la reserva.
step-swap_first = Este fantasma no tiene con quién cambiar: haría falta otro color en otro edificio.
step-swap_second = Los dos tienen que ser de distinto color y de distinto edificio.
step-lesson = Esta sección ya es roja o no puedes pagar su siguiente nivel.
step-wisdom = Una sección roja no puede subir.
step-place = Te hacen falta una ficha del color, un fantasma suyo en la reserva y un edificio con sitio.
step-far_move = No hay ningún fantasma así que pueda viajar.
step-fly_to = El fantasma necesita otro edificio con sitio.
step-call_number = El número tiene que estar en el dado del fantasma.
step-full_house = El espacio tiene que estar libre y ser de ese color.
