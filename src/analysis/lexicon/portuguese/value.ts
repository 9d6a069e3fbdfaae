import type { TopicWords } from '../format.ts';

export const value: TopicWords = {
  names: `
    preco, relacao custo beneficio, precinho, precos, custo beneficio, custo, relacao qualidade preco,
    qualidade preco, preco qualidade, relacao preco qualidade, taxa de limpeza, caucao, valor, tarifa, diaria,
    taxa, taxas`,
  positive: `
    impossivel achar/encontrar melhor, pelo preco/valor melhor/excelente/otimo/otima/impossivel/maravilhoso,
    pelo preco .. nao se? pode/podemos pedir, barato, baratos, baratissim*,
    muito/bem/super/tao/foi/e/era/saiu/ficou barata, barata e, estadia/diaria/opcao/hospedagem barata,
    mais barato que/do, pelo/por/neste/nesse este? preco/valor .. impossivel/otimo/otima/perfeito/perfeita,
    pelo/por/neste/nesse este? preco/valor .. excelente/espetacular/fantastico,
    pelo/por/neste/nesse este? preco/valor .. melhor/imbativel/maravilhoso,
    bom/boa/otimo/otima/excelente pelo/para o preco/valor, baratinho, em conta, nada caro, nao foi caro,
    nao e caro, nao achei caro, economic*, bom preco, otimo preco, preco justo, preco bom, preco otimo,
    preco razoavel, preco acessivel, precos acessiveis, preco baixo, precos baixos, preco imbativel,
    vale a pena, valeu a pena, valeu muito/mesmo/bem a pena, vale muito/bem/mesmo a pena, vale o dinheiro,
    valeu o dinheiro, vale o valor, vale cada tostao, valeu o preco, vale o investimento, vale cada centavo,
    vale cada centimo, vale cada euro, vale cada real, valeu cada, vale o preco, vale o que custa,
    bom custo beneficio, melhor custo beneficio, otimo custo beneficio, excelente custo beneficio,
    boa relacao, otima relacao, excelente relacao, melhor relacao, pechincha, achado, dinheiro bem gasto,
    bem gasto, sem taxas escondidas, dificil encontrar .. preco, melhor .. por este/esse preco`,
  negative: `
    caro, cara, caros, carissim*, carote, caro demais, cara demais, caras, exorbitant*, abusiv*, um roubo,
    um assalto, uma furada, roubo, burla, golpe, nao vale, nao vale a pena, nao valeu a pena, nao valeu,
    nao vale o que, nao vale/valeu .. dinheiro, nao vale nem, nao justifica o preco/valor,
    preco nao justifica, valor nao justifica, nao condiz com o preco/valor, nao compensa, pagar a parte,
    pago a parte, paga a parte, pagos a parte, pagar .. a parte, cobrad* a parte, cobrad* extra,
    foi/foram/fomos/e/sao cobrad*, querem/queriam/quis/quiseram cobrar, tentou/tentaram cobrar, cobrar a mais,
    cobrar por, cobranca extra/indevida/abusiva, cobrar .. taxa/extra, cobrancas indevidas, pagar extra,
    pagar mais, pagar por, pagar um extra, cobram por, cobraram, nos cobraram, cobraram nos, cobrou,
    taxa extra, taxas extra, taxas extras, taxas escondidas, custos escondidos, custos extra, custo extra,
    suplemento, descontaram, descontou .. caucao, ficaram com o deposito, nao devolv*, ficaram com a caucao,
    ficou com a caucao, ficou com o deposito, dinheiro deitado, dinheiro jogado, jogar dinheiro fora,
    euros por noite, euros a noite, reais por noite, ma relacao, pelo preco/valor .. esper*, pessima relacao,
    pessimo custo beneficio, fraca relacao, pelo/por/com este/esse/tal preco/valor .. esper*,
    pelo que cobram/cobra/pagamos/paguei/se/custa .. esper*/devia/deviam/merec*/deveria,
    ha/existem/encontra/encontram .. mais barato/baratos, podia/devia/poderia/deveria ser mais barato/barata,
    pelo mesmo preco/valor .. melhor/melhores/hotel`,
  goodBeside: `
    just*, bom, boa, otim*, excelent*, razoavel, imbativel, acessivel, honest*, fantastic*, incrivel,
    perfeit*, competitiv*, baix*, simpatic*, convidativ*, adequad*, amigo`,
  badBeside: `
    alt*, elevad*, salgadinh*, inflacionad*, desproporcion*, injust*, abusiv*, exagerad*, excessiv*, absurd*,
    salgad*, ma, ruim, puxad*, escondid*, ridicul*, extra`,
};
