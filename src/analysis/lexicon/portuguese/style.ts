import type { TopicWords } from '../format.ts';

export const style: TopicWords = {
  names: `
    decoracao, moveis, mobilia, mobiliario, estilo, design, ambiente, atmosfera, interior, interiores,
    gosto, luz, iluminacao interior, cores, poltrona`,
  positive: `
    bem decorad*, muito bem decorad*, super bem decorad*, decorad* com, decorado com gosto,
    decorada com gosto, decorado com muito gosto, com muito gosto, com gosto, bom gosto, muito bom gosto,
    requintad*, elegante*, aconchegant*, aconchego, acolhedor*, muito acolhedor*, charmos*, charme,
    cheio de charme, com charme, encanto, encantador*, estilos*, fofinh*, gracinha, catit*, de revista,
    saido de uma revista, de design, romantic*, vintage, rustic*, tipic*, bom ambiente, ambiente agradavel,
    ambiente acolhedor, atencao ao detalhe, cada pormenor, pormenores, bem mobilad*, bem mobiliad*,
    muito bem mobilad*, sofisticad*`,
  negative: `
    antiquad*, ultrapassad*, fora de moda, anos 70, anos 80, anos 60, anos 90, dos anos, datad*, lugubre,
    frio e impessoal, fria e impessoal, impessoal*, sem alma, sem charme, sem graca, sem personalidade,
    pouco acolhedor*, nada acolhedor*, pouco aconchegante, brega, cafona, piroso, pirosa, pinderic*,
    mau gosto, de mau gosto, kitsch, moveis velhos, moveis antigos, moveis baratos, moveis partidos,
    moveis quebrados, moveis gastos, mobilia velha, mobilia barata, da avo, casa da avo, parece um hospital,
    sala de espera, prisao, cela, despid*, paredes nuas, espartan*, vazio demais, atravancad*,
    sobrecarregad*, tralha, bugigangas, luz branca fria, lampada fria, pouca luz, falta de luz natural,
    sem luz natural, nao entra luz, pouco luminos*, sofa desconfortavel, sofa velho, sofa rasgado,
    sofa fundo`,
  good: 'modern*, contemporane*, mimos*',
  bad: 'triste*, sombri*, escur*, muito escur*, feio, feia, feios',
  goodBeside: `
    cuidad*, original*, acolhedor*, agradavel, agradaveis, elegante*, aconchegant*, clean, leve,
    minimalista*, confortavel, otim*`,
  badBeside: `
    velh*, antig*, barat*, desconfortavel, gast*, fri*, pobre*, escass*, trist*, fei*, pesad*, incomod*`,
};
