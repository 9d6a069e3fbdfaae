import type { TopicWords } from '../format.ts';

export const temperature: TopicWords = {
  names: `
    temperatura, calefaccion, calefactor*, radiador*, aire acondicionado, aire, aires acondicionados,
    ventilador*, termostato, climatizacion, minisplit, estufa, chimenea, calor, ventilacion`,
  things: `
    aire acondicionado, calefaccion, ventilador, ventilacion, estufa, radiador, climatizacion, calefactor,
    minisplit`,
  features: 'chimenea, suelo radiante, chimenea de lena, bomba de calor, ventiladores de techo',
  positive: `
    calentit*, fresquit*, buena temperatura, temperatura .. ideal/perfecta/agradable,
    bien/perfectamente climatizad*, bien de temperatura, climatizad*,
    aire acondicionado .. funciona/perfecto/bien/genial/potente,
    aire .. funciona/funcionaba perfecto/perfectamente/bien/genial/maravilla,
    calefaccion .. funciona/perfecta/lujo/genial/bien/maravilla,
    se esta/estaba .. fresco/calentito/fresquito, fresco en verano, caliente en invierno, caldead*,
    se calienta/calentaba .. rapido/enseguida/bien/rapidamente, ni frio ni calor, sin pasar frio/calor,
    no pasamos/pasas frio/calor`,
  negative: `
    congelamos, pasamos/pase/pasando/pasar .. frio/calor, hace/hacia .. frio/calor, un frio, mucho frio,
    muchisimo frio, tirit*, heladora, corriente/corrientes de aire, bochorno, mucho calor, muchisimo calor,
    un calor, por el calor, del calor, calor insoportable/horrible/asfixiante/sofocante/infernal/tremendo,
    frio insoportable/horrible/tremendo/terrible, nos asamos, asamos, asabamos, asados de calor,
    horno en verano, como un horno, es un horno, es/era/fue una sauna, vaya horno, parec* un horno,
    era un horno, como una? sauna, parec* una sauna, sudando, sudar, sudamos, muertos de frio/calor,
    morimos de frio/calor, nos helamos, no hay/tiene/tenia/habia/funcionaba aire,
    no hay/habia/tiene/tenia/funcionaba calefaccion/ventilador, calefaccion .. apagada,
    no/apenas calienta*/calentaba*/enfria*/enfriaba*, no tiene ventana*, no se puede ventilar,
    mal ventilad*, abrigo puesto, con abrigo, con el abrigo, abrigos puestos, grados dentro,
    grados en la habitacion, grados en el/la dormitorio/salon/casa/piso,
    solo un radiador/ventilador/calefactor, un solo radiador/calefactor, un ventilador viejo,
    calefaccion/radiador/aire .. adorno, irrespirable, calor por la noche, calor dentro, que calor,
    que frio, sin aire acondicionado, sin aire, sin calefaccion/ventilador/ventilacion/ventanas/ventana`,
  goodBeside: `
    agradable*, perfect*, ideal*, funcion*, potente*, eficaz, silencios*, salv*, gloria, fresco, fresca,
    va bien, va de lujo, va genial, estupend*`,
  badBeside: `
    ruidos*, insuficiente*, viej*, floj*, averiad*, rot*, mal, apenas, estropead*, pobre, escas*, debil,
    inutil*, apagad*, se apaga, se apagaba, no pudimos/podiamos encender/poner/regular/usar,
    no .. encender`,
  bad: 'frio, fria, frios, frias, helada, heladas, gelid*, congelad*, sofocante, asfixiante*, agobiante, caluros*',
};
