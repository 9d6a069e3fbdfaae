import type { TopicWords } from '../format.ts';

export const parking: TopicWords = {
  names: `
    estacionamento, garagem, vaga, vagas, lugar de garagem, lugar de estacionamento, estacionar,
    parqueamento, parque de estacionamento, lugar para o carro, carregador`,
  things: 'estacionamento, garagem, vaga, lugar de garagem, lugar de estacionamento, vaga de garagem',
  features: `
    estacionamento gratuito, estacionamento gratis, estacionamento privado, garagem privada,
    garagem inclusa, garagem incluida, estacionamento incluido, lugar de garagem, vaga na garagem,
    vaga de garagem, vaga coberta, vaga privativa, estacionamento privativo, estacionamento proprio,
    carregador para o carro`,
  positive: `
    facil estacionar, facil de estacionar, facil estacionamento, estacionamento facil,
    estacionar facilmente, estacionamos facilmente, estacionamos sem problema*, estacionar sem problema*,
    estaciona se bem, estacionar a porta, estacionamos a porta, estacionar na porta, estacionamos na porta,
    estacionar em frente, estacionamos em frente, estacionar perto, sempre lugar, sempre vaga,
    sempre encontramos lugar, sempre encontramos vaga, sempre achamos vaga, sempre arranjamos lugar,
    arranjamos sempre lugar, encontramos sempre lugar, sem problemas para estacionar,
    sem problema para estacionar, lugar para estacionar, lugar para o carro, espaco para o carro,
    carro seguro`,
  negative: `
    nao ha onde deixar/estacionar, onde deixar o carro, nao ha onde, sem lugar para o carro,
    dificil estacionar, dificil de estacionar, dificil estacionamento, estacionamento dificil,
    dificuldade para estacionar, dificuldade em estacionar, dificuldades para estacionar,
    impossivel estacionar, estacionar e, estacionar e um, nao ha estacionamento, nao tem estacionamento,
    nao havia estacionamento, nao tem onde estacionar, nao ha onde estacionar, onde estacionar,
    sem estacionamento, sem garagem, sem vaga, problemas para estacionar, problema para estacionar,
    falta de estacionamento, as voltas, voltas para estacionar, voltas a procura, dar voltas, rodamos,
    rodar meia hora, multa de estacionamento, multad*, multaram, rebocad*, reboque, guincho,
    estacionamento pago, parquimetro*, estacionamento caro, vaga ocupada, lugar ocupado, vaga apertada,
    vaga estreita, lugar apertado, lugar estreito, garagem estreita, garagem apertada, manobrar, manobras,
    manobra, riscar o carro, riscamos o carro, raspar o carro, arranhamos, rampa`,
  goodBeside: `
    gratuit*, gratis, facil, privad*, privativ*, inclus*, incluid*, segur*, ampl*, comod*, grande, coberta,
    reservad*, proprio, propria, disponivel, otim*`,
  badBeside: `
    dificil, car*, apertad*, estreit*, impossivel, complicad*, pequen*, longe, pag*, ocupad*, limitad*,
    tormento, pesadelo, drama, escass*, inferno, complicadissim*`,
};
