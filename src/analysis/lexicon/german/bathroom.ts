import type { TopicWords } from '../format.ts';

export const bathroom: TopicWords = {
  names: `
    bad, bader, badezimmer*, dusche*, duschkabine, duschvorhang, duschkopf, toilette*, klo, wc, badewanne,
    wanne, waschbecken, wasserhahn, wasserdruck, wasser, abfluss, ablauf, handtuch, handtucher, boiler,
    spulung, klospulung, badmobel, armatur*, gastebad, warmwasser,
    warme/warmes/warmen/heisse/heisses wasser`,
  things: `
    warmwasser, warmes wasser, heisses wasser, klopapier, toilettenpapier, fon, fohn, seife, wasserdruck,
    duschtuch, handtucher, haartrockner`,
  features: `
    regendusche, regenwalddusche, bademantel, walk in dusche, ebenerdige dusche, bodengleiche dusche,
    freistehende badewanne`,
  positive: `
    druck hat, ordentlich druck, guter druck, guter wasserdruck, starker wasserdruck, toller wasserdruck,
    genug handtucher, ausreichend handtucher, genugend handtucher, viele handtucher, flauschige handtucher,
    weiche handtucher, immer warmes wasser, immer heisses wasser, sofort warmes wasser, sofort heiss,
    genug warmes wasser`,
  negative: `
    kein warmwasser, kein warmes wasser, kein heisses wasser, nur kaltes wasser, kaltes wasser,
    kalt geduscht, kalt duschen, kalte dusche, eiskalt geduscht, nur lauwarm*, lauwarmes wasser,
    wasser lauwarm, wasser wurde nicht warm, nicht warm wurde, wird nicht warm, warmwasser reichte,
    warmwasser reicht, kein druck, kaum druck, wenig druck, wasserdruck schwach, tropfelt*, tropfeln,
    rinnsal, abfluss verstopft, verstopft*, lauft nicht ab, lief nicht ab, lief kaum ab, lauft kaum ab,
    lauft schlecht ab, lief schlecht ab, lauft uber, lief uber, unter wasser, uberschwemmt*, uberschwemmung,
    geflutet, keine handtucher, zu wenig handtucher, zu wenige handtucher, nur ein handtuch, kein klopapier,
    kein toilettenpapier, gemeinschaftsbad, geteiltes bad, bad teilen, knochelhoch, spult nicht`,
  goodBeside: `
    gross*, modern*, neu*, geraumig*, kraftig*, stark*, heiss*, druck, flauschig*, weich*, schick,
    luxurios*, renoviert*, warm, schon*`,
  badBeside: `
    klein*, winzig*, eng, enge, enges, kalt, kaltes, kalte, lauwarm*, schwach*, alt, altes, alte,
    veraltet*, dunn*, kratzig*, rau, verstopft*, tropft*, tropfte*, undicht*, langsam*, unbenutzbar,
    rostig*, verkalkt*, gering, schlecht, defekt, rutschig, ohne fenster, fensterlos*, siffig, grau, alle,
    aufgebraucht`,
};
