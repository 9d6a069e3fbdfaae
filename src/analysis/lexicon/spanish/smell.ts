import type { TopicWords } from '../format.ts';

export const smell: TopicWords = {
  names: 'olor, olores, aroma, perfume',
  positive: `
    huele bien, huele muy bien, olia bien, olia muy bien, olia genial, huele genial, olia de maravilla,
    huele de maravilla, olia a limpio, olia a flores, olia a lavanda, huele a limpio, buen olor,
    olor agradable, olor muy agradable, perfumad*, sin olores, sin olor, ningun olor, olor a limpio,
    olor a lavanda, aroma agradable, aromatiz*, huele que da gusto, olia que daba gusto`,
  negative: `
    huele mal, huele fatal, olia mal, olia fatal, olia muy mal, huele muy mal, huele a, olia a, oler a,
    oliendo a, olor a, olores a, peste, apesta*, apestaba*, hedor, hedionda, mal olor, malos olores, moho,
    mohos*, humedad, humedades, humed*, alcantarilla*, cloaca*, desague huele, tuberias*, canerias, tabaco,
    a tabaco, humo, cerrado, olor a cerrado, a cerrado, rancio, fritanga, pis, orina, pipi, perro mojado,
    hongos, manchas negras, ambientador*, lejia que, podrid*, nauseabund*, tufo, tiraba para atras,
    tira para atras, echaba para atras`,
  goodBeside: 'agradabl*, buen, rico, fresc*, delicios*',
  badBeside: `
    mal, mala, malos, fuerte*, desagradabl*, horribl*, raro, insoportabl*, extrano, nauseabund*, intens*,
    persistent*, asqueros*`,
};
