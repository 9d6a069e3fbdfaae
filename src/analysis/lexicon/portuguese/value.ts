import type { TopicWords } from '../format.ts';

export const value: TopicWords = {
  names: `
    preco, precos, custo beneficio, custo, relacao qualidade preco, qualidade preco, taxa de limpeza,
    caucao, valor, tarifa, diaria, dinheiro, deposito, taxa, taxas`,
  positive: `
    impossivel achar/encontrar melhor, por esse/este preco .. impossivel/otimo/perfeito,
    barato, barata, baratos, baratinho, em conta, acessivel, acessiveis, economic*, bom preco, otimo preco,
    preco justo, preco bom, preco otimo, preco razoavel, preco acessivel, vale a pena, valeu a pena,
    vale cada centavo, vale cada centimo, vale cada euro, vale cada real, valeu cada, vale o preco,
    vale o que custa, bom custo beneficio, otimo custo beneficio, excelente custo beneficio, boa relacao,
    otima relacao, excelente relacao, pelo preco, pelo valor, pechincha, achado, custo beneficio,
    dinheiro bem gasto, bem gasto, sem taxas escondidas, dificil encontrar .. preco,
    melhor .. por este/esse preco`,
  negative: `
    caro, cara, caros, carissim*, carote, salgad*, exorbitant*, abusiv*, exagerad*, um roubo, roubo,
    roubad*, assalto, burla, golpe, furada, nao vale, nao vale o preco, nao vale a pena, nao valeu a pena,
    nao valeu, nao compensa, pagar a parte, pago a parte, paga a parte, pagos a parte, pagar extra,
    pagar mais, pagar por, pagar um extra, cobrad*, cobram, cobram por, cobraram, nos cobraram,
    cobraram nos, cobrou, cobrar, cobranca, cobrancas, taxa extra, taxas extra, taxas extras,
    taxas escondidas, custos escondidos, custos extra, custo extra, suplemento, extras, nao devolv*,
    ficaram com a caucao, ficou com a caucao, ficou com o deposito, descont*, multa, para o preco,
    por este preco, por esse preco, pelo preco que, pelo preco esperava, pelo preco cobrado, com este preco,
    dinheiro deitado, dinheiro jogado, jogar dinheiro fora, euros por noite, euros a noite, reais por noite,
    a noite por, ma relacao, taxa turistica, mais barato`,
  goodBeside: `
    just*, bom, boa, otim*, excelent*, razoavel, imbativel, acessivel, honest*, fantastic*, incrivel,
    perfeit*, competitiv*, baix*, simpatic*, convidativ*, adequad*, amigo`,
  badBeside: `
    alt*, elevad*, abusiv*, exagerad*, excessiv*, absurd*, salgad*, ma, ruim, puxad*, escondid*, ridicul*,
    extra`,
};
