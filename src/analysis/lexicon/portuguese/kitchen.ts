import type { TopicWords } from '../format.ts';

export const kitchen: TopicWords = {
  names: `
    cozinha, kitchenette, cozinhar, forno, fogao, placa, cooktop, frigorifico, geladeira, congelador,
    maquina de lavar loica, maquina de lavar louca, lava louca, panela*, frigideira*, louca, loica,
    talheres, faca*, utensilios, pratos, copos, chaleira, torradeira, micro ondas, microondas, cafeteira,
    eletrodomesticos, exaustor, tachos, loucas, bancada, xicaras, chavenas, sacarolhas`,
  things: `
    micro ondas, microondas, forno, frigorifico, geladeira, congelador, chaleira, torradeira, cafeteira,
    panela, panelas, frigideira, sal, azeite, oleo, acucar, esponja, detergente, saca rolhas, saca rolha,
    abridor, abre latas, facas, talheres, copos, pratos, liquidificador, coador, filtro de cafe,
    pano de prato, exaustor, fogao, tachos`,
  features: `
    maquina de cafe, nespresso, maquina de lavar loica, maquina de lavar louca, lava loicas,
    cafeteira nespresso, capsulas, capsulas de cafe, dolce gusto, filtro de agua, airfryer, air fryer`,
  positive: `
    cozinha equipada, bem equipad*, muito bem equipad*, totalmente equipad*, completamente equipad*,
    super equipad*, equipadissim*, toda equipada, equipada com tudo, tudo o que e preciso para cozinhar,
    tudo para cozinhar, tudo o que precisa para cozinhar, tem de tudo, tinha de tudo, cozinha completa,
    completissim*, facas afiadas, prazer cozinhar, da para cozinhar`,
  negative: `
    mal equipad*, pouco equipad*, nao equipad*, sem equipamento, faltam utensilios, faltavam utensilios,
    faltam panelas, faltavam panelas, faltam talheres, faltavam talheres, faltavam copos, faltam copos,
    faltam pratos, faltavam pratos, poucas panelas, poucos talheres, poucos copos, poucos pratos,
    poucos utensilios, pouca louca, pouca loica, so uma panela, uma panela, uma frigideira, dois garfos,
    nao cortam, nao corta, nao cortavam, lascad*, desirmanad*, impossivel cozinhar, nao da para cozinhar,
    nao dava para cozinhar, nao se consegue cozinhar, frigideira riscada, panelas riscadas,
    frigideiras riscadas, nem sal, nem azeite, nem oleo, uma boca`,
  goodBeside: `
    equipad*, complet*, modern*, nov*, grande*, ampl*, funcional*, espacos*, apetrechad*, de tudo, montad*,
    recheada`,
  badBeside: `
    pequen*, minuscul*, basic*, velh*, antig*, escass*, incomplet*, falta, faltam, faltava*, pouc*,
    limitad*, fraca, pobre*, reduzid*, riscad*, apertad*, cega*, inutil`,
};
