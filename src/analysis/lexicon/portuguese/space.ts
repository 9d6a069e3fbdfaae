import type { TopicWords } from '../format.ts';

export const space: TopicWords = {
  names: 'espaco, espacos, tamanho, dimensao, dimensoes, arrumacao, arrumos, distribuicao, disposicao',
  things: `
    armario, armarios, roupeiro, guarda roupa, cabides, espaco para, lugar para, gavetas, arrumacao, espaco,
    cabide, prateleiras`,
  positive: `
    espacos*, muito espaco, bastante espaco, espaco suficiente, espaco de sobra, suficiente espaco,
    espaco mais que, espaco para todos, lugar para todos, muita arrumacao, muitos armarios, bons armarios,
    grandao, maior do que, maior que, bem distribuid*, boa distribuicao, bem aproveitad*, bem dividid*,
    pe direito alto, tetos altos, arejad*, cabe toda, coube, cada um com, cada um tinha, a vontade`,
  negative: `
    muito pequen*, demasiado pequen*, bem pequen*, mais pequen*, menor do que, pouco espaco, sem espaco,
    falta de espaco, falta espaco, faltou espaco, nao ha espaco, nao havia espaco, nao tem espaco,
    nao tinha espaco, nao cabe*, nao cabia*, nao cabiamos, mal cabe*, mal cabia*, mal cabiamos,
    sem armario*, nao tem armario*, nao tinha armario*, nao ha armario*, nao havia armario*, nenhum armario,
    sem cabides, sem roupeiro, claustrofobic*, caixa de sapatos, caixa de fosforos, cubiculo, buraco,
    sardinhas, lata de sardinha, latas de sardinha, uns em cima dos outros, em cima uns, um por cima,
    abrir a mala, abrir as malas, malas abertas, mala aberta, malas no chao, saltar por cima, teto baixo,
    tetos baixos, bater com a cabeca, bati com a cabeca, sotao, ovo`,
  good: 'grande, grandes, amplo, ampla, amplos, amplas, amplissim*, enorme*, imens*, gigante',
  bad: 'compact*, reduzid*, pequen*, minuscul*, apertad*, estreit*, acanhad*, exigu*',
  goodBeside: 'suficiente*, sobra, muito, muitos, bo*, generos*, otim*, perfeit*, pratic*',
  badBeside: 'pouco, pouca, reduzid*, limitad*, escass*, falta, faltam, insuficiente, mal, just*',
  parts: `
    metros quadrados, quarto, quartos, sala, armario*, roupeiro*, guarda roupa*, cabides, gavetas, comodos,
    ambientes`,
};
