import type { TopicWords } from '../format.ts';

export const noise: TopicWords = {
  parts: `
    obras, obra, trafico, motos, camiones, sirenas, trenes, avion, aviones, carretera, avenida, campanas,
    gallo, fiesta, fiestas, discoteca, discotecas, vecinos, vecino, coches, musica`,
  names: `
    ruido, ruidos, insonorizacion, aislamiento, aislamiento acustico, sonido, pisadas`,
  positive: `
    tranquilisim*, sin oir nada, sin oir ni, sin un ruido,
    tranquil*, silencios*, silencio, calma, paz, sosegad*, apacible*, insonorizad*, bien insonorizad*,
    bien aislad*, doble acristalamiento, doble ventana, sin ruido, sin ruidos, sin nada de ruido,
    ningun ruido, nada de ruido, ni un ruido, no hay ruido, no se oye nada, no se oye, no se oia nada,
    no se oia, no se escucha nada, no se escucha, no se escuchaba, no oimos nada, no oimos, ni se oye,
    apenas se oye, silencio absoluto, canto de los pajaros, pajaros, descansar bien, remanso,
    ruido/ruidos/bullicio .. queda/quedan/quedaba fuera, no necesit* .. tapones, sin tapones, ni una mosca,
    ni un coche, no se oye/oia/escucha/escuchaba ni, no oimos ni`,
  negative: `
    olvidate de dormir, imposible dormir, imposible descansar,
    ruidos*, ruido, ruidoso, mucho ruido, ruidos, escandalo, jaleo, bulla, alboroto, follon, estruendo,
    griter*, gritos .. noche, borrachos, juerga, fiestas hasta, bar debajo, bar de abajo, bares debajo,
    terraza de abajo, musica hasta, musica alta, musica toda la noche, musica a todo, se oye todo,
    se oia todo, se escucha todo, se escuchaba todo, se oye a, se oye al, se oyen, se oian, se oye hasta,
    se oye cada, se escucha a, se escuchan, se escuchaban, oyes todo, oyes a, oyes al, oiamos,
    escuchabamos, paredes de papel, paredes son de papel, papel de fumar, paredes finas, paredes .. finas,
    paredes delgadas, mal insonorizad*, mal aislad*, sin insonorizar, poco insonorizad*, taladro, martillo,
    martilleo, campanario, ladrid*, ladra*, ladrando, perro que, camion de la basura, tapones,
    no pegar ojo, sin pegar ojo, no pegamos ojo, pegar ojo, imposible dormir, imposible descansar,
    no se puede dormir, no pudimos dormir, no pudimos descansar, no dormimos, no hemos dormido,
    no deja dormir, no dejan dormir, no nos dejaron dormir, noche en vela, noches en vela, nos despert*,
    despierta*, nos desperto, despertaron, tacones, arrastr* muebles, arrastrar muebles, chirri*,
    no hubo forma de descansar/dormir, ronc*, retumb*,
    se oye/oia/escucha/escuchaba .. vecinos/calle/trafico/pasos, obras .. empezaban/empiezan/desde`,
  goodBeside: 'buen, buena, minimo, minima, perfect*',
  badBeside: `
    mal, mala, nulo, nula, inexistente*, insoportable*, constante*, toda la noche, escaso, deficiente,
    pesim*, fatal, molest*, horrible*, terrible*, problema, lastima, infernal*, hasta las, de madrugada,
    por la noche, cada noche, desde las, sin parar, empeza* a las`,
};
