import type { TopicWords } from '../format.ts';

export const style: TopicWords = {
  names: `
    decoracao, moveis, mobilia, mobiliario, estilo, design, ambiente, atmosfera, interior, interiores,
    luz natural, iluminacao, luminosidade, papel de parede, gosto, cores, poltrona`,
  positive: `
    bem decorad*, muito bem decorad*, super bem decorad*, decorad* com, decorado com gosto,
    decorada com gosto, decorado com muito gosto, com muito gosto, com gosto, bom gosto, muito bom gosto,
    requintad*, <nest> lind*/bonit*, <nest> e/era/muito/super/tao/bem/toda/todo lind*/bonit*,
    <nest> e/era muito/super/mesmo/tao/toda/todo/simplesmente/bem lind*/bonit*,
    lindo/linda/belo/bela/bonito/bonita/lindissimo/lindissima <nest>,
    <home> .. bonita/bonitos/bonitas/lindinho/lindinha/bonitinho/bonitinha,
    lindo/linda/lindos/lindas por dentro, uma graca, um charme, um encanto, uma gracinha, uma fofura,
    elegante*, aconchegant*, aconchego, intimista, cosy, cozy, acolhedor*, muito acolhedor*, charmos*, charme,
    cheio de charme, com charme, encanto, encantador*, estilos*, fofinh*, gracinha, catit*, de revista,
    saido de uma revista, de design, romantic*, vintage, rustic*, casa tipica, tipicamente portugues*,
    bem iluminad*, muito iluminad*, bom ambiente, ambiente agradavel, ambiente acolhedor, atencao ao detalhe,
    cada pormenor, decorad*/pensad*/escolhid*/preparad* .. carinho/cuidado/amor/gosto,
    decorad*/pensad*/escolhid*/preparad* .. capricho/requinte/detalhe/detalhes,
    arrumad*/mobilad*/montad*/feit*/projetad* .. carinho/cuidado/amor/gosto,
    arrumad*/mobilad*/montad*/feit*/projetad* .. capricho/requinte/detalhe/detalhes,
    cada canto/cantinho/detalhe .. carinho/cuidado/pensado/amor/gosto, muita luz, muita luz natural,
    cheio/cheia de luz, boa luz, excelente luz, pormenores, bem mobilad*, bem mobiliad*, muito bem mobilad*,
    sofisticad*`,
  negative: `
    antiquad*, ultrapassad*, fora de moda, anos 70, anos 80, parado/parada nos anos, parado no tempo,
    parou no tempo, dos anos 70/80/60/90, decoracao .. dos anos, anos 60, anos 90, datad*, lugubre,
    impessoal*, frio/fria e impessoal, deprimente*, sem alma, sem charme, sem graca, sem personalidade,
    pouco acolhedor*, nada acolhedor*, pouco aconchegante, brega, cafona, piroso, pirosa, pinderic*,
    mau gosto, de mau gosto, kitsch, moveis velhos, moveis antigos, mobilia .. velha/gasta/barata/antiquada,
    moveis baratos, moveis gastos, mobilia velha, mobilia barata, da avo, casa da avo,
    parece/parecia um/uma hospital/prisao/cela/armazem/escritorio, sala de espera, cela, despid*,
    paredes nuas, espartan*, atravancad*, sobrecarregad*, tralha, bugigangas, luz branca fria, lampada fria,
    pouca luz, mal iluminad*, pouco iluminad*, falta de luz natural, sem luz natural, nao entra luz,
    nao entra sol, nao apanha sol, falta luz natural, falta de luminosidade, sem luminosidade, pouco luminos*,
    sofa desconfortavel, sofa velho, sofa fundo`,
  good: 'modern*, contemporane*, mimos*, fofo, fofa, fofos, fofas',
  bad: 'triste*, sombri*, escuro, escura, escuros, escuras, feias, muito escur*, feio, feia, feios',
  goodBeside: `
    cuidad*, original*, acolhedor*, agradavel, agradaveis, harmonios*, impecavel, impecaveis, lind*, bonit*,
    nov*, abundante, elegante*, aconchegant*, clean, leve, minimalista*, confortavel, otim*/optim*`,
  badBeside: `
    velh*, antiquad*, ultrapassad*, datad*, brega, pouc*, fraca, exagerad*, antig*, barat*, desconfortavel,
    gast*, fri*, pobre*, escass*, trist*, fei*, pesad*, incomod*`,
  parts: 'sofa, sofas, azulejos, cortinas, tapete, tapetes, quadros, luz, cadeiras',
};
