import type { TopicWords } from '../format.ts';

export const smell: TopicWords = {
  names: 'olor, olores, olorcito, aroma, perfume',
  positive: `
    huele/olia/oler/huelen/olian .. bien/genial/maravilla/rico/riquisimo/delicioso/fenomenal,
    olor/olia/huele/oliendo/olorcito/aroma a limpio/flores/lavanda/pan/cafe/madera/mar/jabon/suavizante/pino/azahar/nuevo/vainilla/hogar,
    olor/olia/huele a ropa limpia, olor/olia/huele a recien, buen olor, rico olor, olor .. agradable,
    perfumad*, sin olores, sin olor, sin malos olores, sin mal olor, ningun olor, aroma agradable,
    aromatiz*, huele/olia que da/daba gusto, ni olor, ni olores`,
  negative: `
    huele/olia/oler/huelen/olian .. mal/fatal/raro/horrible/fuerte/feo, huele a, olia a, huelen a, olian a,
    oler a, oliendo a, apesta* a, olor a, olores a, peste, apesta*, apestaba*, hedor, hedionda, mal olor,
    malos olores, olor .. desagradable, olorcillo, moho, mohos*, humedad, humedades, humed*, alcantarilla*,
    cloaca*, desague huele,
    olor/olia/huele .. tuberia*/desague*/caneria*/cloaca*/alcantarilla*/tabaco/cigarro/cigarrillo/humedad/humo/cerrado/cano,
    tabaco, cigarro, cigarrillo*, humo, a cerrado, rancio, fritanga, pis, orina, pipi, perro mojado,
    hongos, manchas negras, ambientador*, lejia que, podrid*, nauseabund*, tufo, tufillo,
    tiraba/tira/echaba para atras`,
  goodBeside: 'agradabl*, buen, rico, fresc*, delicios*, bonito',
  badBeside: `
    mal, mala, malos, fuerte*, desagradabl*, horribl*, raro, insoportabl*, extrano, nauseabund*, intens*,
    persistent*, asqueros*, feo, penetrante`,
};
