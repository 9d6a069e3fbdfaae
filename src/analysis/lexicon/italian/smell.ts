import type { TopicWords } from '../format.ts';

export const smell: TopicWords = {
  names: 'odore, odori, profumo, aroma',
  positive: `
    profumat*, profumatissim*, profuma di, profumava di, profumava, profuma, profumo di, buon profumo,
    buon odore, odore gradevole, odore piacevole, profumo di pulito, nessun odore, senza odori,
    nessun cattivo odore, profumo di lavanda, profumo di bucato, fragranz*`,
  negative: `
    puzza, puzzava, puzzavano, puzzano, puzzolent*, puzzo, fetor*, tanfo, muffa, muffe, ammuffit*, umidita,
    umid*, odore di, odori di, odoraccio, cattivo odore, cattivi odori, odore cattivo, odore sgradevole,
    odore nauseabondo, odore forte, sgradevol* odore, fogna, fogne, fognatura, scarichi, sa di chiuso,
    sapeva di, sa di, sa di muffa, di chiuso, odore di chiuso, stantio, stantia, fumo, sigarett*,
    odore di fumo, puzza di fumo, urina, pipi, cane bagnato, macchie nere, macchie di muffa, deodorante,
    nauseabond*, maleodorant*, marcio, fritto, olezzo, nauseant*`,
  goodBeside: 'buon*, gradevol*, piacevol*, fresc*, delizios*',
  badBeside: `
    cattiv*, sgradevol*, fort*, nauseabond*, terribil*, strano, insopportabil*, persistent*, pessim*,
    penetrant*, acre`,
};
