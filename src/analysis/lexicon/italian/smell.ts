import type { TopicWords } from '../format.ts';

export const smell: TopicWords = {
  names: 'odore, odori, profumo, aroma',
  positive: `
    profumat*, profumatissim*, profuma di, profumava di, profumava, profumavano, profuma, profumo di,
    buon profumo, profumino, buon odore, odore gradevole, odore piacevole,
    odore/profumo di pulito/fresco/lavanda/bucato/nuovo/legno/casa, sapeva/sa di pulito/fresco/lavanda/bucato,
    nessun odore, senza odori, nessuna puzza, nessun cattivo odore, profumo di lavanda, profumo di bucato,
    fragranz*`,
  negative: `
    puzza, puzzava, puzzavano, puzzano, puzzolent*, puzzo, fetor*, tanfo, muffa, muffe, ammuffit*, umidita,
    umid*, odore di, odori di, odor di, odoraccio, cattivo odore, cattivi odori, odore cattivo,
    odore sgradevole, odore nauseabondo, odore forte, sgradevol* odore, brutto odore,
    odore/odori/puzza/tanfo .. muffa/umido/umidita/fumo/sigaretta/sigarette/fogna,
    odore/odori/puzza/tanfo .. chiuso/cane/fritto/scarico/stantio/gatto/urina/cibo,
    puzzava/puzza/puzzano/puzzavano di .. fumo/muffa/chiuso/cane/umido/fogna/sigaretta, tracce di muffa,
    macchia/macchie di umidita/umido, fogna, fogne, fognatura, odore dagli/dai scarichi, aria dagli scarichi,
    dallo scarico .. un aria, sa/sapeva di chiuso/muffa/umido/fumo/vecchio/stantio/cane/fogna/gatto,
    di chiuso, odor* di chiuso/stantio, odorava* di, stantio, stantia, fumo, sigarett*, urina, pipi,
    cane bagnato, macchie nere, macchie di muffa, deodorante, nauseabond*, maleodorant*, marcio, olezzo,
    nauseant*`,
  goodBeside: 'buon*, gradevol*, piacevol*, fresc*, delizios*, di pulito',
  badBeside: `
    cattiv*, sgradevol*, fort*, nauseabond*, terribil*, strano, insopportabil*, persistent*, pessim*,
    penetrant*, acre, pungent*, fastidios*, brutt*`,
};
