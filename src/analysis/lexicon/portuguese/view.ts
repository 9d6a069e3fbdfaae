import type { TopicWords } from '../format.ts';

export const view: TopicWords = {
  names: 'vista, vistas, paisagem, panorama, por do sol, nascer do sol, vista mar, visual',
  things: 'vista, vista mar, vista para/pra o mar',
  features: `
    vista para/pra o mar, vista mar, vista de mar, vista panoramica, vista .. para o/a <scenery>,
    vista/vistas para/pra/sobre o/a/os/as <scenery>, vista/vistas para/pra/sobre todo/toda o/a <scenery>,
    vista/vistas para/pra/pro/sobre/do/da/de <scenery>, com vista para/sobre/pra/pro, vista desafogada,
    vista rio, vista livre`,
  positive: `
    bela vista, linda vista, vista linda, vista maravilhosa, vista deslumbrante, vista incrivel,
    vista espetacular, que vista, vista .. melhor do? que nas/as fotos, aquela vista,
    vista .. vale/compensa/compensou/recompensa, vista de tirar, tirar o folego, de cortar a respiracao,
    cortar a respiracao, vista fantastica, vista magnifica, ver o mar,
    <scenery> na/da/pela janela/varanda/sacada, mar/rio/tejo/douro/serra/oceano .. janela,
    ver/assistir .. por/nascer do sol, por do sol .. varanda/terraco/janela/sala/quarto/piscina/sacada,
    <scenery> toda/todo/inteiro/inteira a/na/pela frente/janela, ve/via/veem/viam se .. <scenery>,
    da para/pra ver .. <scenery>, ve se o mar, da para/pra ver o mar, vistas lindas, vistas incriveis,
    vistas fantasticas`,
  negative: `
    sem vista, sem vistas, nenhuma vista, nao tem vista, nao tinha vista, nao ha vista,
    so se ve/via .. <eyesore>, vista/vistas para/de/da/do/pra/pro <eyesore>,
    vista/vistas .. para/pra o/a/as/os/um/uma/uns <eyesore>,
    janela/janelas .. para/pra o/a/as/os/um/uma/uns parede/muro/saguao/predio/lixo/traseiras/poco,
    da/dava para/pra um/uma/o/a/as parede/muro/saguao/lixo/poco/traseiras, saguao, vista tapada,
    vista obstruida, esticar o pescoco, predio em frente tapa`,
  goodBeside: `
    lind*, maravilhos*, deslumbrant*, incriv*, espetacular*, bonit*, compens*, desafogad*, ampla, desimpedid*,
    inspirador*, infinit*, relaxante, fantastic*, magnific*, belissim*, bel*, soberb*, estonteant*,
    privilegiad*, sonho, espectacular, unic*`,
  badBeside: `
    parede, muro, lixo, feia, tapad*, bloquead*, dececionant*, decepcionant*, predio, inexistente*, caixotes`,
};
