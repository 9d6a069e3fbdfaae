import type { TopicWords } from '../format.ts';

export const safety: TopicWords = {
  names: `
    seguridad, detector de humo, detectores de humo, cerradura*, cerrojo, cerradura de la puerta/entrada,
    barandilla*, extintor, portero, puerta de entrada, enchufe*, pasamanos, chapa`,
  things: `
    detector de humo, detector de humos, barandilla, extintor, cerradura, cerrojo, pasamanos,
    luz en la escalera/calle/portal, pestillo, salida de emergencia, botiquin, proteccion`,
  features: `
    hay portero, portero 24, vigilante, vigilancia, camaras de seguridad, caja fuerte, conserje 24,
    vallad*, barrera de seguridad, puerta blindada, urbanizacion cerrada, porteria 24, seguridad 24,
    seguridad las 24, guardia de seguridad, guardias de seguridad`,
  positive: `
    seguro, segura, seguros, seguras, segurisim*, muy segur*,
    sentimos/senti/sentirse/sentiamos/sentia/sientes .. segur*,
    zona/barrio/calle/edificio/colonia .. segur*, en todo momento segur*, sensacion de seguridad,
    mucha seguridad, bien iluminad*, viajando/viajaba/viajo/viaja sola, mujer sola, volver sola,
    volver de noche, volvia sola, caminar/pasear/salir/andar/caminando de noche, sin miedo, ningun miedo,
    sin ningun miedo, sin peligro, vallad*, cerrad* y segur*, a prueba de ninos, puerta blindada`,
  negative: `
    insegur*, peligros*, peligro, inseguridad, poca/falta/nula/ninguna seguridad, problemas de seguridad,
    poco/nada segur*, no es/era/parece/parecia .. segur*, no nos? sentimos/senti/sentiamos .. segur*,
    no me senti .. segur*, no te sientes segur*, miedo, da/daba/dio miedo .. noche/calle,
    miedo volver/salir/caminar/andar de noche, da/daba miedo, da/daba .. miedo/respeto, mal rollo,
    mala espina, respeto por la noche, inquietante*, robaron, nos robaron, robo en, robos, han robado,
    robado, atracaron, carterista*, ladrones, entraron a robar, intentaron entrar, intento de robo,
    cerradura/puerta .. forzada, forzaron, drogas, droga, drogadict*, camellos, trapich*, pelea, peleas,
    policia, borrachos en, gente rara, puerta principal/entrada/calle .. no cierra/cerraba,
    puerta de la? entrada/calle .. no cierra/cerraba, portal .. no cierra/cerraba, no echaba la llave,
    sin cerradura, sin pestillo, sin cerrojo, puerta .. abierta toda/siempre/noche, portal abierto,
    portal siempre abierto, entra cualquiera, cualquiera puede/podia entrar, sin detector,
    no hay/habia detector, no hay/habia/tiene detector/detectores de humo/humos, sin extintor,
    cables sueltos/pelados/colgando, cables al aire, cables a la vista,
    enchufe* suelto*/colgando/arrancado*/quemado*, calambre, calambrazo*, chispazo*, chispas,
    descarga electrica, corrientazo, fuga de gas, olor/olia/huele a gas, sin barandilla,
    no hay/tiene/habia barandilla, barandilla baja/floja/suelta/rota,
    escalera/escaleras .. empinada/empinadas/peligrosa/peligrosas, escalera de caracol, empinad*,
    resbaladiz*, resbal*, me cai, nos caimos, casi nos? caemos, casi me caigo, casi se cae, tropez*,
    cristales rotos, vidrios, riesgo de incendio, mal/poco iluminad*, calle/calles .. oscura/oscuras,
    sin iluminar, a oscuras, camara oculta, camara dentro, silla contra la puerta`,
  goodBeside: 'buen*, reforzad*, blindad*, bien',
  badBeside: `
    rot*, suelt*, floj*, baja, bajo, bajas, nul*, escas*, inexistente*, forzad*, pelad*, al aire, empinad*,
    defectuos*`,
};
