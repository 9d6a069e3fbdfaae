import type { TopicWords } from '../format.ts';

export const view: TopicWords = {
  names: 'vista, panorama, veduta, vedute, affaccio, paesaggio, vista mare',
  things: 'vista, vista mare, panorama, affaccio',
  features: `
    vista mare, vista sul mare, vista sul, vista sulla, vista sui, vista sulle, vista lago,
    vista panoramica, vista su, vista montagne, con vista, vista aperta`,
  positive: `
    si vede/vedono .. golfo/mare/citta/montagne/lago/tetti/valle,
    bella vista, vista stupenda, vista mozzafiato, mozzafiato, vista spettacolare, vista magnifica,
    splendida vista, vista splendida, che vista, vista meravigliosa, vista incredibile, toglie il fiato,
    panoramic*, tramonto, tramonti, alba sul, l alba, si vede il mare, vedere il mare,
    si affaccia sul mare, affaccia sul mare, affacciato sul mare, si affaccia sul lago, colpo d occhio,
    si vede/vedono .. mare/citta/montagne/valle/lago/tetti`,
  negative: `
    nessuna vista, senza vista, niente vista, non c e vista, vista su un muro, vista sul muro, vista muro,
    vista su una parete, vista sui bidoni, vista sui cassonetti, vista cassonetti, vista su un cortile,
    vista sul cortile, vista su un parcheggio, vista sul parcheggio, vista parcheggio,
    si affaccia su un muro, si affaccia su un cortile, affaccia su un muro, affaccia sul cortile,
    affaccia su un cortile, si affaccia sui bidoni, affacciata su un muro, affacciano su un muro,
    affacciano su un cortile, cavedio, chiostrina, palazzo di fronte, palazzo davanti, vista coperta,
    vista ostruita, sporgendosi, sporgersi, ci si sporge, allungando il collo, pozzo luce`,
  goodBeside: `
    stupend*, bell*, magnific*, splendid*, spettacolar*, mozzafiato, incredibil*, meraviglios*,
    impareggiabil*, fantastic*, favolos*, suggestiv*, impagabil*, unic*, incantevol*, sogno, viaggio`,
  badBeside: `
    muro, bidoni, cassonetti, brutt*, deludent*, copert*, ostruit*, triste, cortile, inesistent*, bloccat*,
    parcheggio`,
};
