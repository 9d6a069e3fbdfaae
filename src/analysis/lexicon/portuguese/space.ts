import type { TopicWords } from '../format.ts';

export const space: TopicWords = {
  names: 'tamanho, area util, dimensao, dimensoes, arrumacao, arrumos, distribuicao, disposicao',
  things: 'armario, armarios, roupeiro, guarda roupa, cabides, gavetas, arrumacao, cabide, prateleiras',
  positive: `
    espacos*, muito espaco, imenso espaco, tanto espaco, espaco para/pra toda/tudo/todos/a, bom tamanho,
    otimo/optimo tamanho, tamanho ideal/perfeito, bastante espaco, espaco suficiente, espaco de sobra,
    suficiente espaco, espaco mais que, espaco para/pra todos, lugar para/pra todos, muita arrumacao,
    muitos armarios, armario/armarios enorme/enormes/grande/grandes, muitos cabides, bastantes cabides,
    bons armarios, grandao, grandona, grandinho,
    maior do que parece/parecia/esperavamos/esperava/pensavamos/imaginavamos/imaginava, bem distribuid*,
    boa distribuicao, bem aproveitad*, bem dividid*, pe direito alto, tetos altos, arejad*, cabe toda, coube,
    cada um com, cada um tinha`,
  negative: `
    nas fotos parece/parecia/parecem .. maior/maiores,
    menor do que esperava/esperavamos/parece/parecia/imaginava/pensavamos/pensava, menor que o esperado,
    mais pequeno/pequena/acanhado/acanhada/apertado/apertada do? que as/nas fotos, menor do? que nas/as fotos,
    mais pequeno/pequena do que esperava/esperavamos/parece/parecia/pensavamos,
    parece/parecia/parecem .. maior/maiores nas fotos, pouco espaco, sem espaco, espaco minimo,
    nao sobra espaco, nao sobrava espaco, espaco limitado, falta de espaco, falta espaco, faltou espaco,
    nao ha espaco, nao havia espaco, nao .. espaco para/pra, nao tem espaco, nao tinha espaco, nao cabe*,
    nao cabia*, nao cabiamos, nao .. onde por/pousar/guardar/pendurar/colocar/arrumar/meter/botar,
    sem sitio/lugar para/pra guardar/arrumar/pendurar/colocar/por, sem onde guardar/pendurar/por/colocar,
    nao se .. circular/mexer/passar, mal se .. circular/mexer/passar/andar,
    mal dava/da para/pra passar/circular/andar/mexer/abrir, mal cabe*, mal cabia*, mal cabiamos, sem armario*,
    nao tem armario*, nao tinha armario*, nao ha armario*, nao havia armario*, nenhum armario, sem cabides,
    sem roupeiro, sem guarda roupa*, claustrofobic*, caixa de sapatos, caixa de fosforos, caixa de fosforo,
    casa de bonecas, e/era um ovo, um ovinho, cubiculo, sardinhas, lata de sardinha, latas de sardinha,
    uns em cima dos outros, em cima uns, um por cima,
    mal/nao/sem .. abrir a/as/uma/duas/minha/nossas mala/malas, malas abertas, mala aberta, malas no chao,
    saltar por cima, teto baixo, tetos baixos, bater com a cabeca, bati com a cabeca`,
  good: `
    amplo, ampla, amplos, amplas, amplissim*, enorme*, imensa, imensas, imensos, gigante, grande, grandes`,
  bad: `
    compact*, reduzid*, minuscul*, estreit*, acanhad*, exigu*, pequeno, pequena, pequenos, pequenas,
    pequenino*, pequenina*, pequenissim*, pequenit*, pequeninh*, apertado, apertada, apertados, apertadas,
    apertadinh*, apertadissim*`,
  goodBeside: 'suficiente*, sobra, generos*, pratic*',
  badBeside: `
    pouco, pouca, reduzid*, limitad*, escass*, falta, faltam, insuficiente, mal, just*, menor, menores`,
  parts: `
    metros quadrados, espaco, espacos, quarto, quartos, sala, armario*, roupeiro*, guarda roupa*, cabides,
    gavetas, comodos`,
};
