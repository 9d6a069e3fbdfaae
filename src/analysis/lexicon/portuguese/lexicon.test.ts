import { beforeAll, describe, expect, test } from 'vitest';
import { sentimentOf } from '#domain/reviews/sentiment.ts';
import { analyseText } from '../../analyse-text.ts';

const topicsOf = (text: string) =>
  analyseText(text, 'pt')
    .topics.map(({ topic, polarity }) => `${polarity === 'positive' ? '+' : '-'}${topic}`)
    .sort();

// Compiles the lexicon, which takes longer than a text.
beforeAll(() => {
  analyseText('', 'pt');
}, 60_000);

describe('the Portuguese lexicon finds what guests praise and complain about', () => {
  test.each<[text: string, topics: string]>([
    ['Não havia um grão de pó.', '+cleanliness'],
    ['Encontrámos uma barata na cozinha.', '-cleanliness'],
    ['O chão não estava limpo.', '-cleanliness'],
    ['Deixaram-nos fazer o check-in mais cedo.', '+check-in'],
    ['A senha da porta não funcionava.', '-check-in'],
    ['Ninguém estava lá para nos receber.', '-check-in'],
    ['Tirou todas as nossas dúvidas.', '+communication'],
    ['Não obtivemos resposta.', '-communication'],
    ['O dono recusou-se a ajudar.', '-communication'],
    ['Restaurantes e supermercado perto.', '+location'],
    ['Fica a menos de 5 minutos da praia.', '+location'],
    ['Não é perto do centro.', '-location'],
    ['Valeu muito a pena.', '+value'],
    ['Por esse valor esperava mais.', '-value'],
    ['Não achei caro.', '+value'],
    ['Ao vivo é ainda mais bonito do que nas fotos.', '+accuracy'],
    ['As fotos não refletem a realidade.', '-accuracy'],
    ['Só se ouvem os passarinhos.', '+noise'],
    ['As obras ao lado começavam às sete.', '-noise'],
    ['Os cães ladraram a noite toda.', '-noise'],
    ['Não tivemos problemas com o barulho.', '+noise'],
    ['Dormimos super bem.', '+bed'],
    ['Os travesseiros eram muito altos.', '-bed'],
    ['Não havia cobertores suficientes.', '-bed'],
    ['A água sai com muita pressão.', '+bathroom'],
    ['O chuveiro não esquentava.', '-bathroom'],
    ['Casa de banho muito pequena.', '-bathroom'],
    ['Cozinha com tudo o que é preciso.', '+kitchen'],
    ['Não havia sequer uma panela.', '-kitchen'],
    ['A geladeira não gelava.', '-kitchen -maintenance'],
    ['A internet nunca caiu.', '+internet'],
    ['A internet caía toda hora.', '-internet'],
    ['TV sem canais.', '-internet'],
    ['Ar condicionado em todos os quartos.', '+temperature'],
    ['O ar condicionado não dava conta.', '-temperature'],
    ['A casa é muito quente no verão.', '-temperature'],
    ['A casa cheirava a alfazema.', '+smell'],
    ['O quarto cheirava a tabaco.', '-smell'],
    ['Há sempre lugar à porta e estacionar é fácil.', '+parking'],
    ['Tivemos que deixar o carro longe.', '-parking'],
    ['A vaga era de outro morador.', '-parking'],
    ['Andámos à noite sem receio.', '+safety'],
    ['A varanda não tem proteção para crianças.', '-safety'],
    ['Cabe toda a família.', '+space'],
    ['Não tinha onde pôr a roupa.', '-space'],
    ['As crianças adoraram a piscina.', '+amenities'],
    ['Tem piscina, mas estava fechada.', '-amenities'],
    ['Da janela vê-se o Tejo.', '+view'],
    ['A vista é para o estacionamento.', '-view'],
    ['Apartamento recém-renovado, tudo a funcionar.', '+maintenance'],
    ['A casa merecia umas obras.', '-maintenance'],
    ['A casa é muito bonita.', '+style'],
    ['Decorada com carinho.', '+style'],
    ['Quarto sem luz natural.', '-style'],
  ])('%s', (text, topics) => {
    expect(topicsOf(text)).toEqual(topics.split(' '));
  });
});

describe('the Portuguese lexicon finds no topic in what is only mentioned', () => {
  test.each([
    ['O voo atrasou e chegámos de madrugada.'],
    ['Jantámos no centro.'],
    ['Somos um casal de reformados.'],
    ['A porta da frente é azul.'],
    ['Caiu uma chuva forte.'],
    ['Na verdade éramos cinco pessoas.'],
    ['A minha sogra ficou no outro quarto.'],
    ['O mar estava gelado.'],
    ['A recolha do lixo é à segunda-feira.'],
    ['A casa tem três quartos e duas casas de banho.'],
    ['Leve um casaco, à noite arrefece.'],
  ])('%s', (text) => {
    expect(topicsOf(text)).toEqual([]);
  });
});

describe('the Portuguese lexicon tells the sentiment of a stay', () => {
  test.each([
    ['Não vejo a hora de voltar.', 'positive'],
    ['Não tenho nada de negativo a dizer.', 'positive'],
    ['Podem reservar sem medo.', 'positive'],
    ['Férias inesquecíveis.', 'positive'],
    ['Decorado com muito cuidado.', 'positive'],
    ['Arrependi-me de ter reservado.', 'negative'],
    ['Esperávamos muito mais.', 'negative'],
    ['Ficou aquém das expectativas.', 'negative'],
    ['Não é para nós.', 'negative'],
    ['Nem bom nem mau.', 'neutral'],
    ['Boa localização, mas muito barulho.', 'neutral'],
    ['A casa é linda mas estava suja.', 'neutral'],
  ])('%s is %s', (text, sentiment) => {
    expect(sentimentOf(analyseText(text, 'pt').tone, null)).toBe(sentiment);
  });
});
