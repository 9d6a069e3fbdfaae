import type { TopicWords } from '../format.ts';

export const temperature: TopicWords = {
  names: `
    temperatura, aquecimento, ar condicionado, o ar, ac, ar condicionados, ares condicionados, split,
    aquecedor*, ventilador*, ventoinha*, climatizacao, calor, termostato, ventilacao, lareira, radiador`,
  things: 'ar condicionado, aquecimento, ventilador, ventoinha, aquecedor, ventilacao, climatizacao',
  features: 'lareira, piso aquecido, chao aquecido, salamandra, recuperador de calor, piso radiante',
  positive: `
    quentinh*, fresquinh*, geladinho, geladinha,
    fresco/fresca/frescos/frescas no/em/mesmo verao/agosto/julho/pleno/com,
    quente/quentes/aquecida/aquecido no inverno,
    casa/quarto/apartamento/sala/divisoes .. fresca/fresco/frescas/frescos, casa quente, nao passamos frio,
    nao passamos calor, nao tivemos frio, nunca tivemos frio, nunca passamos frio, temperatura agradavel,
    temperatura perfeita, temperatura ideal, boa temperatura, bem climatizad*, climatizad*, bem aquecid*,
    bem ventilad*, ventilado, ventilada, muito ventilad*, ar condicionado funciona, ar condicionado perfeito,
    ar condicionado otimo/optimo, ar condicionado potente, aquecimento funcion*,
    ar condicionado/aquecimento/aquecedores/ventiladores em todos/todas/cada/ambos os/as, ar gelando,
    bem fresquinho, ar condicionado/aquecimento/aquecedores em todos/todas/cada/ambos,
    ar ventiladores/ventoinhas/aquecedor/ventilador em todos/todas/cada/ambos, gelando bem`,
  negative: `
    passamos frio, passei frio, passar frio, um frio, muito frio, frio de rachar, estava frio, um gelo,
    gelo la dentro, congelar, congelados, congelamos, congelante, tivemos frio, tinhamos frio, morrer de frio,
    morremos de frio, frio dentro, frio a noite, fazia frio, enregelad*, tremer de frio, tiritar,
    correntes de ar, corrente de ar, sufoco, sufoc*, calor insuportavel, muito calor, um calor,
    calor infernal, um forno, forno no verao, como um forno, como uma sauna, parecia/parece/era/e uma sauna,
    parecia/parece/era/e um forno,
    casa/quarto/quartos .. muito/demasiado/super/bem/extremamente/insuportavelmente quente/quentes,
    apartamento/sala/estudio/andar .. muito/demasiado/super quente/quentes,
    apartamento/sala/estudio/andar .. bem/extremamente/insuportavelmente quente/quentes,
    muito/demasiado/super/extremamente quente no/de/em/a verao/noite, quente demais,
    muito quente para/pra dormir, faz/fazia/fez .. calor .. dentro/quarto/casa/noite, derreter, suamos,
    suando, a suar, morrer de calor, morremos de calor, sem ar condicionado, sem aquecimento, sem aquecedor,
    nao tem ar condicionado, nao tinha ar condicionado, nao ha ar condicionado, sem ventoinha, sem ventoinhas,
    ar condicionado so, so .. ar condicionado na/no/num, nao havia ar condicionado, nao havia aquecimento,
    nao tem aquecimento, nao tinha aquecimento, nao arrefece*, nao aquece, nao aquecia, nao aquecem,
    nao aqueceu, nao refresca, nao refrescava, mal aquecia, ar condicionado/ar .. nao gela/gelava, mal aquece,
    mal arrefece, mal refresca, mal refrescava, mal gelava, mal arrefecia, sem ventilacao, sem ventilador,
    sem janela, sem janelas, nao tem/tinha/ha/havia janela/janelas, nenhuma janela, casaco vestido,
    dormir de casaco, de casaco, graus dentro, graus no quarto, mal ventilad*, irrespiravel, ventilador velho,
    calor dentro, calor a noite, que calor`,
  goodBeside: `
    bencao, salvou, maravilha, salvacao, agradavel, perfeit*, ideal, otim*/optim*, potent*, silencios*,
    eficaz, eficient*, funcion*, salv*`,
  badBeside: `
    barulhent*, insuficiente*, frac*, velh*, avariad*, quebrad*, pessim*, mal, nao chega, nao chegava,
    nao basta, nao bastava, pouc*, debil, pequeno, pequena, pequenos, antig*, inutil`,
  bad: 'frio, fria, frios, frias, gelado, gelada, gelados, geladas, geladissim*, abafad*, sufocante',
};
