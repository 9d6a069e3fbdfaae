import type { TopicWords } from '../format.ts';

export const kitchen: TopicWords = {
  names: `
    cozinha, kitchenette, forno, fogao, cooktop, placa de inducao, fogareiro, frigorifico, geladeira,
    congelador, maquina de lavar loica, maquina de lavar louca, lava louca, panela*, frigideira*, louca,
    loica, talheres, utensilios, facas, talher, pratos, placa eletrica, placa vitroceramica, copos, chaleira,
    torradeira, micro ondas, microondas, cafeteira, eletrodomesticos, electrodomesticos, exaustor, tachos,
    loucas, bancada, xicaras, chavenas, sacarolhas`,
  things: `
    micro ondas, microondas, forno, frigorifico, geladeira, frigobar, congelador, chaleira, torradeira,
    cafeteira, panela, panelas, frigideira, sal, azeite, oleo, acucar, esponja, detergente, saca rolhas,
    saca rolha, abridor, abre latas, facas, talheres, copos, pratos, liquidificador, coador, filtro de cafe,
    pano de prato, exaustor, fogao, tachos`,
  features: `
    maquina de cafe, nespresso, maquina de lavar loica, maquina de lavar louca, lava loicas,
    cafeteira nespresso, capsulas, capsulas de cafe, dolce gusto, filtro de agua, airfryer, air fryer`,
  positive: `
    cozinha equipada, cozinha com tudo, todos os utensilios, todos os eletrodomesticos,
    todo o tipo de utensilios, utensilios/eletrodomesticos/loucas/louca .. necessari*/quantidade/suficientes,
    utensilios/eletrodomesticos/loucas/louca .. fartura/vontade/variedade,
    loica/panelas/talheres/copos .. necessari*/quantidade/suficientes/fartura/vontade/variedade,
    facas que cortam, muitos utensilios, muita louca, muita loica, tudo o que e preciso para/pra cozinhar,
    tudo para/pra cozinhar, tudo o que precisa para/pra cozinhar, cozinha completa, completissim*,
    facas afiadas, prazer cozinhar, da para/pra cozinhar`,
  negative: `
    sem equipamento, cozinha mal/pouco equipad*, cozinha .. mal/pouco equipad*, cozinha sem nada,
    cozinha .. nao tem/tinha nada, cozinha .. vazia, sem utensilios, sem panelas, sem talheres, sem louca,
    sem loica, sem cozinha, faltam utensilios, faltavam utensilios, faltam panelas, faltavam panelas,
    faltam talheres, faltavam talheres, faltavam copos, faltam copos, faltam pratos, faltavam pratos,
    poucas panelas, poucos talheres, poucos copos, poucos pratos, poucos utensilios, pouca louca, pouca loica,
    so uma panela, so/apenas uma frigideira,
    so/apenas dois/tres/duas garfos/pratos/copos/facas/panelas/colheres,
    nao havia/tinha/ha/tem .. uma panela/frigideira/faca/chaleira/cafeteira, nao .. prato* para/pra,
    <fridge> .. nao gela/gelava/refrigera/refrigerava/arrefece/arrefecia, dois garfos, nao cortam, nao corta,
    nao cortavam, lascad*, desirmanad*, impossivel cozinhar, nao da para/pra cozinhar,
    nao dava para/pra cozinhar, nao se consegue cozinhar, frigideira riscada, panelas riscadas,
    frigideiras riscadas, nem sal, nem azeite, nem oleo, uma boca, duas bocas, so .. bocas`,
  goodBeside: `
    equipad*, bem equipad*, muito bem equipad*, super equipad*, totalmente equipad*, completamente equipad*,
    toda equipada, todo equipado, equipada com tudo, equipadissim*, complet*, muito/super completo/completa,
    modern*, nov*, grande*, ampl*, funcional*, espacos*, apetrechad*, de tudo, pratic*, bonit*, montad*,
    recheada`,
  badBeside: `
    pequen*, minuscul*, exigu*, mal equipad*, pouco equipad*, vazia, basic*, velh*, antig*, antiquad*,
    escass*, incomplet*, falta, faltam, faltava*, pouc*, limitad*, fraca, pobre*, reduzid*, riscad*, apertad*,
    cega*, inutil`,
  parts: 'cozinhar',
};
