import type { TopicWords } from '../format.ts';

export const temperature: TopicWords = {
  names: `
    temperatura, aquecimento, ar condicionado, aquecedor*, ventilador*, ventoinha*, climatizacao, calor,
    termostato, ventilacao, ar, lareira, radiador`,
  things: `
    ar condicionado, aquecimento, ventilador, ventoinha, aquecedor, ventilacao, climatizacao, janela,
    janelas`,
  features: 'lareira, piso aquecido, chao aquecido, salamandra, recuperador de calor, piso radiante',
  positive: `
    quentinh*, fresquinh*, temperatura agradavel, temperatura perfeita, temperatura ideal, boa temperatura,
    bem climatizad*, climatizad*, bem aquecid*, fresco no verao, quente no inverno,
    ar condicionado funciona, ar condicionado perfeito, ar condicionado otimo, ar condicionado potente,
    aquecimento funcion*, bem fresquinho, gelando bem`,
  negative: `
    gelo, congel*, passamos frio, passei frio, passar frio, um frio, muito frio, frio de rachar,
    estava frio, fazia frio, enregelad*, tremer de frio, tiritar, correntes de ar, corrente de ar, sufoco,
    sufoc*, calor insuportavel, muito calor, um calor, calor infernal, um forno, forno no verao,
    como um forno, sauna, suar, suamos, suando, a suar, morrer de calor, morremos de calor,
    sem ar condicionado, sem aquecimento, sem aquecedor, nao tem ar condicionado, nao tinha ar condicionado,
    nao ha ar condicionado, nao havia ar condicionado, nao havia aquecimento, nao tem aquecimento,
    nao tinha aquecimento, nao aquece*, nao aquecia, nao arrefece*, nao gelava, nao gela, mal aquecia,
    mal arrefecia, sem ventilacao, sem ventilador, sem janela, sem janelas, casaco vestido,
    dormir de casaco, de casaco, graus dentro, graus no quarto, mal ventilad*, irrespiravel,
    ventilador velho, fazia calor, faz calor, calor dentro, calor a noite, que calor`,
  goodBeside:
    'bencao, salvou, maravilha, salvacao, agradavel, perfeit*, ideal, otim*, potent*, silencios*, eficaz, eficient*, funcion*, salv*',
  badBeside: `
    barulhent*, insuficiente*, frac*, velh*, avariad*, quebrad*, pessim*, mal, pouc*, debil, antig*, inutil`,
  bad: 'frio, gelad*, abafad*, sufocante',
};
