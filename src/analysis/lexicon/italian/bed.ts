import type { TopicWords } from '../format.ts';

export const bed: TopicWords = {
  names: `
    letto, letti, materasso, materassi, cuscino, cuscini, lenzuol*, divano letto, divani letto, piumone,
    piumoni, coperta, coperte, copriletto, biancheria da letto, biancheria, rete, doghe, letto a castello,
    guanciale, guanciali, lettino, lettone, topper, trapunta`,
  things: 'lenzuola, coperte, cuscini, coprimaterasso',
  features: 'letto king size, letto king, king size, memory foam, materasso in memory',
  positive: `
    dormito benissimo/bene/divinamente/splendidamente/meravigliosamente, dormito come, dormito da dio,
    dormito alla grande, dormito molto/davvero/proprio bene, dormito da re/favola,
    si dorme benissimo/bene/divinamente, si dorme da dio, si dorme come, dormire bene/benissimo,
    come un bambino, come un ghiro, come ghiri, come un sasso, come un angioletto, come angioletti,
    su una nuvola, una nuvola, ottimo riposo, riposato/riposati bene/benissimo, coperte calde,
    dormita/dormite fantastic*/stupend*/meraviglios*`,
  negative: `
    dormito male/malissimo/poco, si dorme male/malissimo, dormire male, non si dorme bene, mal di schiena,
    schiena a pezzi, la schiena, mia schiena, dolore alla schiena, male alla schiena, torcicollo,
    mal di collo, le molle, si sentono le molle, sentivano le molle, sfondat*, infossat*, avvallat*,
    avvallament*, effetto amaca, come un amaca, duro come, come una tavola, come un asse, come la pietra,
    come il marmo, di marmo, brandina, osteopata, fisioterapista, letto .. cigola*/scricchiola*,
    cigola/cigolava/cigolano/cigolante, conca, una conca, singoli uniti/accostati/attaccati/affiancati,
    letti singoli .. uniti/accostati/attaccati, due singoli,
    letti .. si separano/separavano/aprivano/dividevano, buco nel materasso,
    letto/materasso .. pieno di buchi, lenzuola non cambiat*, non .. cambiato le lenzuola,
    nessuno .. cambiato le lenzuola, letto/materasso .. tortura/sfondato/scomodo/disastro,
    divano letto .. tortura/sfondato/scomodo/disastro`,
  goodBeside: `
    comod*, comodissim*, confortevol*, confortevole, morbid*, ampi*, grand*, soffic*, accoglient*, ottim*,
    sogno, ergonomic*, nuov*, king, cald*, enorm*, fresc*, stirat*, matrimoniale comodo`,
  badBeside: `
    scomod*, scomodissim*, dur*, durissim*, piccol*, strett*, vecchi*, cigol*, rumoros*, bass*, alti, alto,
    sottil*, consumat*, cort*, rott*, rotte, floscio, piatt*, instabil*, sform*, ruvid*, pessim*, usurat*,
    molle, molli, logor*, insufficient*, bucat*, strappat*, ammuffit*, ingiallit*, pelat*, da cambiare,
    andrebbe/andrebbero cambiato/cambiati/sostituiti, leggere, separat*`,
};
