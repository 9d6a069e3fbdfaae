import type { TopicWords } from '../format.ts';

export const view: TopicWords = {
  names: 'vista, vistas, paisagem, panorama, vista mar, visual',
  things: 'vista, vista mar, vista para o mar',
  features: `
    vista para o mar, vista mar, vista de mar, vista para a, vista para o, vista para as, vista sobre,
    vista panoramica, vista do, vista para, com vista, vista desafogada, vista rio, vista livre`,
  positive: `
    aquela vista, vista para o/a rio/mar/serra/cidade/oceano/lago,
    bela vista, linda vista, vista linda, vista maravilhosa, vista deslumbrante, vista incrivel,
    vista espetacular, que vista, vista de tirar, tirar o folego, de cortar a respiracao,
    cortar a respiracao, vista fantastica, vista magnifica, por do sol, nascer do sol, ver o mar,
    ve se o mar, da para ver o mar, vistas lindas, vistas incriveis, vistas fantasticas,
    ve/via se o/a/todo/toda mar/rio/cidade/serra`,
  negative: `
    sem vista, sem vistas, nenhuma vista, nao tem vista, nao tinha vista, nao ha vista,
    vista para uma parede, vista para a parede, vista para um muro, vista para o muro, vista para o lixo,
    vista para os caixotes, vista para um parque de estacionamento, vista para o estacionamento,
    vista para um estacionamento, vista para um predio, vista para o predio, vista para as traseiras,
    vista para uma obra, vista para obras, vista para um patio, saguao, da para uma parede, da para um muro,
    dava para uma parede, dava para um muro, dava para o muro, da para o saguao, para o saguao,
    vista tapada, vista obstruida, se nos debrucarmos, esticar o pescoco, debrucar, janela para a parede,
    predio em frente tapa`,
  goodBeside: `
    lind*, maravilhos*, deslumbrant*, incriv*, espetacular*, bonit*, fantastic*, magnific*, belissim*, bel*,
    soberb*, estonteant*, privilegiad*, sonho, espectacular, unic*`,
  badBeside: `
    parede, muro, lixo, feia, tapad*, bloquead*, dececionant*, decepcionant*, predio, inexistente*, caixotes`,
};
