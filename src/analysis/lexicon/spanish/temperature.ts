import type { TopicWords } from '../format.ts';

export const temperature: TopicWords = {
  names: `
    temperatura, calefaccion, radiador*, aire acondicionado, aire, ventilador*, termostato, climatizacion,
    estufa, chimenea, calor, ventilacion`,
  things: `
    aire acondicionado, calefaccion, ventilador, ventilacion, estufa, radiador, climatizacion, ventanas,
    ventana`,
  features: 'chimenea, suelo radiante, chimenea de lena, bomba de calor, ventiladores de techo',
  positive: `
    calentit*, fresquit*, buena temperatura, temperatura ideal, temperatura perfecta, temperatura agradable,
    bien climatizad*, bien de temperatura, climatizad*, aire acondicionado funciona,
    aire acondicionado perfecto, calefaccion perfecta, calefaccion funciona, se esta fresco,
    se estaba fresco, fresco en verano, caliente en invierno, caldead*`,
  negative: `
    congelamos, pasamos frio, pase frio, pasando frio, pasar frio, hace frio, hacia frio, un frio,
    mucho frio, tirit*, heladora, corriente de aire, corrientes de aire, bochorno, mucho calor, un calor,
    calor insoportable, calor horrible, pasamos calor, pasar calor, pase calor, nos asamos, asamos,
    asabamos, horno en verano, como un horno, sauna, sudando, sudar, sudamos, sin aire acondicionado,
    no hay aire, no tiene aire, no tenia aire, sin aire, no funcionaba el aire, sin calefaccion,
    no hay calefaccion, no habia calefaccion, calefaccion apagada, no calienta, no calentaba, no enfria,
    no enfriaba, apenas enfria, apenas enfriaba, apenas calienta, apenas calentaba, sin ventilador,
    sin ventilacion, sin ventanas, no se puede ventilar, mal ventilad*, abrigo puesto, con abrigo,
    con el abrigo, abrigos puestos, grados dentro, grados en, un radiador, un solo radiador,
    un ventilador viejo, irrespirable, hacia calor, hace calor, calor por la noche, calor dentro,
    calor asfixiante, calor sofocante, que calor`,
  goodBeside: `
    agradable*, perfect*, ideal*, funcion*, potente*, eficaz, silencios*, salv*, gloria, fresco, fresca,
    va bien, estupend*`,
  badBeside: `
    ruidos*, insuficiente*, viej*, floj*, averiad*, rot*, mal, apenas, estropead*, pobre, escas*, debil,
    inutil*`,
  bad: 'frio, helad*, gelid*, congelad*, sofocante, asfixiante*, agobiante',
};
