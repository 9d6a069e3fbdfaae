import type { Phrases } from '../format.ts';

/** Single words that take the same place in a phrase. */
export const wordClasses: Readonly<Record<string, Phrases>> = {
  // Where guests stay, as they call it.
  home: `
    casa, casinha, apartamento, apartamentos, ape, apto, ap, flat, estudio, studio, alojamento, hospedagem,
    moradia, vivenda, chale, cabana, loft, quarto, quartos, suite, pousada, acomodacao, sala, espaco, lugar,
    imovel, quinta, sitio, kitnet`,
  // The same, where it is furnished and decorated.
  nest: 'casa, casinha, apartamento, ape, apto, ap, flat, estudio, studio, chale, cabana, loft, moradia',
  // What guests like to have near.
  place: `
    metro, autocarro*, onibus, eletrico*, comboio*, trem, trens, bonde, tram, estacao, paragem, paragens,
    ponto, transporte*, supermercado*, mercado*, mercearia*, minimercado*, padaria*, farmacia*, cafe, cafes,
    restaurante*, loja*, comercio, shopping, praia*, mar, orla, areia, calcadao, centro, baixa,
    aeroporto, rodoviaria, universidade, faculdade, hospital, parque, museu*, atracoes, pontos, ribeira,
    marginal, feira, teleferico, pastelaria*, lanchonete*, ciclovia, marina, cidade`,
  scenery: `
    mar, rio, tejo, douro, oceano, lago, lagoa, serra, montanha*, vale, cidade, praia*, ponte, castelo,
    telhados, baia, cristo, natureza, floresta, mata, vinhas, jardim, paisagem, porto, catedral, marina,
    horizonte, campo, ilha*`,
  // What a window should not show.
  eyesore: `
    parede*, muro, muros, predio*, obras, obra, traseiras, lixo, caixotes, saguao, estacionamento, garagem,
    estaleiro, fundos, telhado, patio, tapume*, parque, vizinho*, corredor, poco`,
  hear: `
    ouve, ouvia, ouvem, ouviam, ouvimos, ouvi, ouviu, ouvir, ouvindo, ouviamos, escuta, escutava, escutam,
    escutavam, escutamos, escutei, escutar, escutando`,
  // What keeps guests awake.
  racket: `
    barulho*, ruido*, obra, obras, musica, gritos, gritaria, transito, trafego, carros, motos, motas,
    autocarros, onibus, camioes, caminhoes, comboio*, trem, trens, avioes, aviao, sirenes, buzinas, sino,
    sinos, galo, galos, galinhas, cao, caes, cachorro*, vizinho, vizinhos, vizinha, vizinhas, vizinhanca,
    passos, conversas, conversa, vozes, festa, festas, bar, bares, discoteca, elevador, descarga, canos,
    televisao, tv, martelo*, bater, gente, bebados, rua, saltos, portas, helicoptero*, gaivotas, ronc*,
    latidos, fogos, eletrico, metro`,
  dog: 'cao, caes, cachorro, cachorros, cadela, vira',
  // What should be cold, and what should be hot.
  fridge: 'frigorifico, geladeira, congelador, freezer, frigobar, minibar',
  shower: 'agua, chuveiro, duche, ducha, esquentador, cilindro, caldeira, boiler, banho, torneira',
  scent: `
    limpo, limpeza, lavado, lavanda, alfazema, roupa, flores, flor, rosas, baunilha, canela, bolo, pao, cafe,
    eucalipto, pinho, jasmim, citronela, fresco, novo, mar, natureza, bom, bem, sabonete, perfume, campo,
    erva, alecrim, livro, madeira`,
  smelled: `
    cheiro, cheiros, cheira, cheiram, cheirava, cheiravam, cheirando, cheirar, odor, fedor, fedia,
    fedendo, tresandava, bafo, fede`,
  // What a listing promises.
  facility: `
    vaga, vagas, garagem, estacionamento, piscina, elevador, internet, wifi, aquecimento, ar, vista, varanda,
    terraco, churrasqueira, jacuzzi, hidro, cozinha, secador, maquina, banheira, academia, sauna, lareira`,
};
