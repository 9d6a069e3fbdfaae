import type { TopicWords } from '../format.ts';

export const bathroom: TopicWords = {
  names: `
    bad, bader, badezimmer*, dusche*, duschvorhang, duschkopf, toilette*, klo, wc, badewanne, wanne,
    waschbecken, wasserhahn, wasserdruck, wasser, abfluss, ablauf, handtuch, handtucher, handtuecher,
    boiler, spulung, klospulung, toilettenspulung, wc spulung, klodeckel, duschtur, duschkabine*,
    waschtisch*, duschen, badmobel, armatur*, gastebad, warmwasser,
    warme/warmes/warmen/heisse/heisses wasser`,
  things: `
    warmwasser, warmes wasser, heisses wasser, klopapier, toilettenpapier, fon, fohn, seife, wasserdruck,
    duschtuch, handtucher, haartrockner`,
  features: `
    regendusche, regenwalddusche, bademantel, walk in dusche, ebenerdige dusche, bodengleiche dusche,
    freistehende badewanne`,
  positive: `
    druck hat, ordentlich druck, guter druck, guter wasserdruck, starker wasserdruck, toller wasserdruck,
    genug handtucher, ausreichend handtucher, genugend handtucher, viele handtucher,
    flauschige handtucher, weiche handtucher, warme/heisse wasser .. sofort, wasser .. sofort warm/heiss,
    sofort/immer/genug/ausreichend/genugend/stets heisses/warmes/heiss/warm wasser, sofort heiss`,
  negative: `
    kein warmwasser, kein warmes wasser, kein heisses wasser, nur kaltes wasser, kaltes wasser,
    kalt geduscht, kalt duschen, kalte dusche, eiskalt geduscht, lauwarmes wasser, wasser nur lauwarm*,
    nur lauwarm duschen/geduscht, wasser .. nur lauwarm, wasser lauwarm, wasser wurde nicht warm,
    warmwasser reichte, warmwasser reicht, kein druck, kaum druck, wenig druck, wasserdruck schwach,
    tropfelt*, tropfeln, rinnsal, abfluss verstopft, verstopft*, lauft nicht ab, lief nicht ab,
    lief kaum ab, lauft kaum ab, lauft schlecht ab, lauft/lief .. nicht richtig/gut ab,
    wasser .. lauft/lief .. nicht .. ab, wasser .. nicht .. warm/heiss, dusche .. nicht .. warm/heiss,
    bad/badezimmer .. kein/ohne fenster, nur ein bad/badezimmer/wc/klo, nur eine toilette/dusche,
    wasser reicht/reichte .. nicht/nur, lauft .. unter der tur,
    bad/badezimmer/dusche .. in die jahre gekommen, klopapier/toilettenpapier/seife/duschgel .. alle,
    lief schlecht ab, lauft uber, lief uber, unter wasser, uberschwemmt*, uberschwemmung, geflutet,
    keine handtucher, handtucher/fohn/fon/seife/klopapier/toilettenpapier/warmwasser .. nicht vorhanden,
    zu wenig handtucher, zu wenige handtucher, nur ein handtuch, kein klopapier, kein toilettenpapier,
    gemeinschaftsbad, geteiltes bad, bad teilen, knochelhoch, spult nicht`,
  goodBeside: `
    gross*, modern*, neu*, geraumig*, kraftig*, stark*, genug, genugend, ausreichend, heiss*, druck,
    flauschig*, weich*, schick, luxurios*, renoviert*, warm, schon*`,
  badBeside: `
    klein*, winzig*, eng, enge, enges, kalt, kaltes, kalte, lauwarm*, schwach*, alt, altes, alte,
    veraltet*, dunn*, kratzig*, rau, verstopft*, tropft*, tropfte*, undicht*, langsam*, unbenutzbar,
    rostig*, verkalkt*, gering, schlecht, defekt, rutschig, unpraktisch*, vergilbt*, wackelig*,
    ohne fenster, fensterlos*, siffig, grau, aufgebraucht`,
};
