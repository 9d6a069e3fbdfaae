import type { TopicWords } from '../format.ts';

export const style: TopicWords = {
  names: `
    decoration*, deco, mobilier, meubles, ameublement, interieur, interieurs, style, ambiance, atmosphere,
    design, lumiere, eclairage interieur, fauteuil*, gout, esprit, couleurs`,
  positive: `
    bien decore*, joliment decore*, tres bien decore*, decore avec gout, decoree avec gout,
    meuble avec gout, amenage avec gout, amenagee avec gout, avec gout, beaucoup de gout, de bon gout,
    avec soin, soigneusement decore*, elegant*, chic, charmant* appartement, charme, plein de charme,
    du charme, beaucoup de charme, cosy, cocooning, cocon, chaleureux, chaleureuse, accueillant appartement,
    douillet*, magnifiquement decore*, superbement decore*, superbe decoration, belle decoration,
    jolie decoration, belle deco, jolie deco, design, magazine, sorti d un magazine, digne d un magazine,
    bel interieur, authentique, poutres, pierres apparentes, raffine*, coquet, coquette, ravissant*,
    bien amenage*, joliment amenage*, vintage, originalite, romantique`,
  negative: `
    vieillot*, demode*, desuet*, ringard*, kitsch, d un autre age, d un autre temps, annees 70, annees 80,
    annees 60, annees 90, dans son jus, tristounet*, sinistre*, froid et impersonnel, impersonnel*,
    sans ame, sans charme, aucun charme, manque de charme, manque d ame, manque de chaleur,
    manque de decoration, pas de charme, mauvais gout, de mauvais gout, depareilles meubles,
    meubles depareilles, meubles depareille*, depouille*, nu, murs nus, spartiate*, meubles bas de gamme,
    bas de gamme, mobilier bas de gamme, meubles ikea, recup, brocante de, chez mamie, chez grand mere,
    mamie, grand mere, salle d attente, prison, cellule, glacial interieur, neon, neons, lumiere blafarde,
    encombre*, bric a brac, surcharge*, canape inconfortable, canape defonce, pas tres lumineux,
    peu lumineux, manque de lumiere, pas de lumiere`,
  good: 'moderne*, contemporain*',
  bad: 'triste, tristes, sombre*, laid, laide, moche, moches',
  goodBeside: `
    soigne*, agreable*, original*, magnifique*, superbe*, reussi*, harmonieu*, epure*, tendance, douce,
    sympa, moderne*, lumineu*`,
  badBeside: `
    use*, vieux, vieille*, vieilli*, moyen*, date*, fatigue*, inconfortable*, cheap, triste*, froid*,
    bancal*, minimaliste*`,
};
