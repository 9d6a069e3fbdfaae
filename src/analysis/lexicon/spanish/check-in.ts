import type { TopicWords } from '../format.ts';

export const checkIn: TopicWords = {
  names: `
    check in, checkin, check out, checkout, llegada, entrada, salida, llave, llaves, entrega de llaves,
    entrega de las llaves, recogida de llaves, recogida de las llaves, caja de llaves, cajetin,
    caja fuerte de las llaves, codigo, codigos, codigo de acceso, acceso, equipaje, maletas, instrucciones,
    instrucciones de llegada, recepcion, registro, cerradura electronica, cerradura inteligente,
    entrada autonoma`,
  positive: `
    entramos con un codigo, entrar con codigo, entrada con codigo, entrar antes, entrar mas pronto,
    salir mas tarde, salida tardia, late check out, early check in, llegar antes,
    dejar las/nuestras maletas, dejar el/nuestro equipaje, guardar las/nuestras maletas,
    guardaron las maletas, guardo las maletas, guardar el equipaje, nos esperaba, nos estaba esperando,
    nos estaban esperando, esperandonos, nos recibio en persona, nos recibieron en persona, sin llaves,
    sin esperas, entrar fue facil`,
  negative: `
    codigo no funcion*, codigo erroneo, codigo equivocado, codigo incorrecto, codigo .. mal, sin llaves en,
    no habia llaves, llaves no estaban, llave no estaba, llave se atasc*, nos quedamos en la calle,
    nos quedamos fuera, tirados en la calle, en la calle esperando, en el portal esperando,
    esperando en la calle, esperar en la calle, esperando en el portal, esperar una hora, esperar .. hora*,
    esperar .. minutos, esperamos .. hora*, esperando .. hora*, esperando .. minutos, esperamos .. minutos,
    hora de retraso, horas de retraso, hora tarde, horas tarde, minutos tarde, con retraso, llego tarde,
    llegaron tarde, nadie en la llegada, nadie para recibirnos, no habia nadie, nadie nos recibio,
    no pudimos entrar, no podiamos entrar, imposible entrar, no estaba listo, no estaba lista,
    no estaba preparado, aun no estaba, todavia limpiando, sin instrucciones, instrucciones confusas,
    instrucciones .. equivocadas, recoger las llaves en, recoger las llaves a, ir a por las llaves,
    ir a buscar las llaves, gymkana, yincana, odisea, sentados en las maletas, bajo la lluvia, nos echaron,
    nadie aparec*, nadie con las llaves`,
  goodBeside: `
    facil*, facilisim*, sencill*, rapid*, comod*, autonom*, flexible*, agil, clar*, sin problema*, fluid*,
    perfect*, puntual*, practic*, coser y cantar, comodo`,
  badBeside: `
    complicad*, dificil*, lent*, tarde, caotic*, confus*, estresante*, engorros*, lio, caos, tardia,
    desastre, incomod*, rigid*, atasc*, rollo`,
};
