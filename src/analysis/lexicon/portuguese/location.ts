import type { TopicWords } from '../format.ts';

export const location: TopicWords = {
  names: `
    localizacao, localizado, localizada, zona, bairro, regiao, local, area, vizinhanca, situado, situada,
    arredores, posicao, redondezas, transportes, transporte publico`,
  positive: `
    bem localizad*, muito bem localizad*, super bem localizad*, otimamente localizad*, bem situad*,
    bem servid*, bem situada, central, centrais, centralissim*, no centro, em pleno centro, pleno centro,
    no coracao, coracao de/da/do, perto, perto de/do/da/dos/das, pertinho, pertissimo, muito perto, proximo,
    proximo a/ao/de/do/da, proxima a/ao/de/do/da, proximidade, ao lado, ao lado do/da/de, mesmo ao lado,
    do lado, logo ali, a dois passos, a um passo, a poucos passos, poucos passos, passos da/do, a pe,
    minutos a pe, minutos de caminhada, minutos do/da/de, min a pe, min do, min da,
    a cinco/dez/dois/tres/quinze/5/10/2/3/15 minutos/min, a poucos minutos, poucos minutos, na esquina,
    na porta, a porta de casa, a porta, em frente, em frente a/ao/da/do, frente ao mar, pe na areia,
    beira mar, tudo perto, tudo a mao, da para fazer tudo a pe, fazer tudo a pe, facil acesso,
    bem conectad*, boa base, ponto de partida, otima base, ideal para conhecer, perfeito para conhecer,
    ideal para explorar,
    metro/autocarro/onibus/supermercado/padaria/praia/paragem/eletrico .. porta/perto/lado/frente/esquina/minutos/passos,
    paragem, restaurantes perto, restaurantes proximos, cafes e restaurantes, restaurantes e bares,
    comercio perto, metros da, padaria`,
  negative: `
    longe, longe de/do/da, longe de tudo, afastad*, distante, no fim do mundo, fim do mundo,
    no meio do nada, meio do nada, isolad*, mal localizad*, mal situad*, fora de mao, periferia, arrabaldes,
    nada perto, nada por perto, nada a volta, sem comercio, nenhum supermercado, nenhum restaurante,
    precisa de carro, preciso de carro, preciso carro, precisar de carro, sem carro, carro indispensavel,
    carro e indispensavel, so de carro, zona industrial, zona perigosa, ma zona, bairro perigoso,
    bairro mau, ladeira, ladeiras, subida ingreme, sempre a subir, mal servid*, um autocarro por hora,
    mais longe`,
  goodBeside: `
    otim*, excelent*, perfeit*, ideal, ideais, privilegiad*, fantastic*, boa, bom, tranquil*, segur*,
    imbativel, estrategic*, top, maravilhos*, incrivel, animad*, bonit*, nota 10, melhor, agradavel,
    sossegad*, charmos*, espetacular`,
  badBeside: `
    ma, mau, ruim, perigos*, feia, feio, barulhent*, desert*, mort*, dificil, pessim*, duvidos*, insegur*,
    esquisit*, estranh*`,
};
