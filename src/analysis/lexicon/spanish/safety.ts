import type { TopicWords } from '../format.ts';

export const safety: TopicWords = {
  names: `
    seguridad, detector de humo, detectores de humo, cerradura*, cerrojo, barandilla*, extintor, portero,
    puerta de entrada, enchufe*, pasamanos`,
  things: `
    detector de humo, detector de humos, barandilla, extintor, cerradura, cerrojo, pasamanos,
    luz en la escalera, iluminacion, pestillo, salida de emergencia, botiquin, proteccion`,
  features: `
    hay portero, vigilante, vigilancia, camaras de seguridad, caja fuerte, conserje 24, vallad*,
    barrera de seguridad, puerta blindada, urbanizacion cerrada, porteria 24`,
  positive: `
    segur*, muy segur*, sentimos segur*, senti segur*, me senti segur*, nos sentimos segur*,
    sentirse segur*, zona segura, barrio seguro, calle segura, edificio seguro, en todo momento segur*,
    bien iluminad*, viajando sola, viajaba sola, viajo sola, mujer sola, volver sola, volver de noche,
    volvia sola, caminar de noche, sin miedo, ningun miedo, tranquilidad por la noche, vallad*,
    cerrad* y segur*, a prueba de ninos, puerta blindada`,
  negative: `
    insegur*, peligros*, peligro, inseguridad, poco segur*, nada segur*, no es segur*, no era segur*,
    no nos sentimos segur*, no me senti segur*, no te sientes segur*, miedo, da miedo, daba miedo,
    mal rollo, mala espina, respeto por la noche, inquietante*, robaron, nos robaron, robo en, han robado,
    robado, atraco, atracaron, carterista*, ladrones, entraron a robar, intentaron entrar, forzad*,
    forzaron, drogas, droga, drogadict*, camellos, trapich*, pelea*, policia, borrachos en, gente rara,
    cerradura forzada, no cierra, no cerraba, no cierra bien, no cerraba bien, cerraba mal, cierra mal,
    no se puede cerrar, no se podia cerrar, no echaba la llave, sin cerradura, sin pestillo, sin cerrojo,
    puerta abierta, portal abierto, portal siempre abierto, entra cualquiera, cualquiera puede entrar,
    cualquiera podia entrar, sin detector, no hay detector, no habia detector, sin extintor, cables sueltos,
    cables al aire, cables pelados, cables a la vista, cables colgando, enchufes sueltos, enchufe colgando,
    enchufe arrancado, calambre, calambrazo*, chispazo*, chispas, descarga, fuga de gas, olor a gas,
    olia a gas, sin barandilla, no hay barandilla, no tiene barandilla, barandilla baja, barandilla floja,
    escalera empinada, escaleras empinadas, escaleras muy empinadas, escaleras peligrosas,
    escalera de caracol, empinad*, resbaladiz*, resbal*, se cayo, me cai, nos caimos, caida, casi se cae,
    tropez*, se corto, herida, cristales rotos, vidrios, riesgo de incendio, mal iluminad*, sin luz,
    poco iluminad*, sin iluminar, oscuras, a oscuras, camara oculta, camara dentro, silla contra la puerta`,
  goodBeside: 'buen*, reforzad*, blindad*, bien',
  badBeside: `
    rot*, suelt*, floj*, baj*, nul*, escas*, inexistente*, forzad*, pel*, al aire, empinad*, defectuos*`,
};
