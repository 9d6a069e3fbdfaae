import type { TopicWords } from '../format.ts';

export const bed: TopicWords = {
  names: `
    letto, letti, materasso, materassi, cuscino, cuscini, lenzuol*, divano letto, piumone, piumoni, coperta,
    coperte, biancheria da letto, rete, letto a castello, guanciale, guanciali, lettino, lettone`,
  positive: `
    dormito benissimo, dormito bene, dormito come, dormito da dio, dormito alla grande,
    dormito splendidamente, dormito molto bene, si dorme benissimo, si dorme bene, si dorme da dio,
    si dorme come, dormire bene, come un bambino, come bambini, come un ghiro, come ghiri, come un sasso,
    su una nuvola, una nuvola, ottimo riposo, riposato bene, riposati`,
  negative: `
    dormito male, dormito malissimo, dormito poco, si dorme male, dormire male, mal di schiena,
    schiena a pezzi, la schiena, mia schiena, dolore alla schiena, male alla schiena, torcicollo, molle,
    si sentono le molle, sentivano le molle, sfondat*, infossat*, avvallat*, troppo morbido, troppo duro,
    troppo molle, amaca, duro come, come una tavola, come un asse, come la pietra, come il marmo, di marmo,
    brandina, osteopata, fisioterapista, cigola*, cigolava, cigolante, una tortura,
    letto/divano/materasso .. tortura/sfondato/scomodo/disastro`,
  goodBeside: `
    comod*, comodissim*, confortevol*, confortevole, morbid*, ampi*, grand*, soffic*, accoglient*, ottim*,
    sogno, profumat*, ergonomic*`,
  badBeside: `
    scomod*, scomodissim*, dur*, durissim*, troppo, piccol*, strett*, vecchi*, cigol*, rumoros*, bass*,
    sottil*, consumat*, cort*, rott*, floscio, piatt*, instabil*, sform*, ruvid*, pessim*, usurat*`,
};
