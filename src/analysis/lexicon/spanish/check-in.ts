import type { TopicWords } from '../format.ts';

export const checkIn: TopicWords = {
  names: `
    check in, checkin, check out, checkout, llegada, entrada, salida, llave, llaves,
    entrega/recogida de las? llaves, caja de llaves, cajetin, caja fuerte de las llaves, codigo, codigos,
    codigo de acceso, acceso, equipaje, maletas, instrucciones, instrucciones de llegada/acceso/entrada,
    recepcion, registro, cerradura electronica/inteligente/digital, entrada autonoma`,
  positive: `
    entramos con un codigo, entrar con codigo, entrada con codigo, entrar antes,
    entrar mas pronto/temprano, salir mas tarde, salida tardia, late check out, early check in,
    llegar antes, dejar/guardar/soltar/dejarnos/guardarnos .. maletas/equipaje, guard* .. maletas/equipaje,
    nos espero, nos esperaron, nos esperaron/espero sin problema*, nos esperaron/espero despiert*,
    nos esperaba, nos esperaban, nos estaba/estaban esperando, esperandonos,
    nos recibio/recibieron .. persona, sin llaves, sin esperas, entrar fue facil,
    facil/faciles de encontrar, facil acceso con, acceso .. codigo,
    flexib* .. horario/horarios/hora/horas/llegada/entrada/salida, instrucciones .. al? pie,
    llaves .. sin problema*`,
  negative: `
    codigo .. no funcion*, codigo erroneo/equivocado/incorrecto,
    codigo .. mal/equivocado/incorrecto/erroneo, sin llaves en, no habia llaves, llaves no estaban,
    llave no estaba, no .. dieron/entregaron .. llaves, no .. dieron/entregaron .. llave, llave .. atasc*,
    nos quedamos en la calle, nos quedamos fuera, nos dejaron/dejo en la calle, tirados en la calle,
    esperando/esperar/esperamos en la calle, esperando/esperar/esperamos en el portal,
    en la calle/portal esperando, esperando/esperar/esperamos bajo la lluvia,
    esperar/esperamos/esperando/espere/espera .. hora*,
    esperar/esperamos/esperando/espere/espera .. minutos, hora/horas/minutos de retraso,
    hora/horas/minutos tarde, con retraso, llego/llegaron tarde, nadie en la llegada,
    nadie para recibirnos/recibir, no habia nadie para/esperando,
    no habia nadie .. recepcion/llegar/llegada/llaves, nadie nos recibio/esperaba,
    no pudimos/podiamos entrar, no pude entrar, imposible entrar,
    no estaba/estaban listo/lista/preparado/preparada, aun no estaba, todavia limpiando,
    habitacion/piso/apartamento .. sin preparar, sin instrucciones,
    instrucciones .. confusas/equivocadas/incompletas/incorrectas/erroneas, ir a? por las llaves,
    ir a buscar las llaves, recoger las llaves en/a, recoger las llaves .. otro, gymkana, yincana, odisea,
    sentados en las maletas, nos echaron del/antes/a, nadie aparec*, nadie con las llaves,
    dificil/imposible de encontrar,
    cost* .. encontrar el/la piso/apartamento/portal/entrada/casa/llaves/caja,
    no encontr* .. llaves/entrada/portal/caja`,
  goodBeside: `
    facil*, facilisim*, sencill*, rapid*, comod*, autonom*, flexible*, agil, clara, claras, claro,
    clarisim*, sin problema*, fluid*, perfect*, puntual*, practico, practica, coser y cantar, detallad*,
    precis*`,
  badBeside: `
    complicad*, dificil*, lent*, tarde, caotic*, confus*, estresante*, engorros*, lio, caos, tardia,
    desastre, incomod*, rigid*, atasc*, rollo, imposible*`,
};
