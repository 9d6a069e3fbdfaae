import type { TopicWords } from '../format.ts';

export const value: TopicWords = {
  names: `
    prix, tarif, tarifs, rapport qualite prix, rapport qualite, qualite prix, cout, caution,
    frais de menage, frais, supplement, argent, loyer, nuitee`,
  positive: `
    pas cher, pas chere, pas tres cher, abordable*, bon marche, bon prix, petit prix, prix raisonnable*,
    prix correct*, prix doux, tout doux, prix juste, prix mini, bon rapport, bon rapport qualite prix,
    excellent rapport, excellent rapport qualite prix, tres bon rapport, super rapport, vaut le prix,
    vaut son prix, vaut largement, vaut le coup, bonne affaire, imbattable*, economique, raisonnable*,
    pour le prix, pour ce prix, a ce prix la, avantageu*, prix defiant, sans frais caches,
    en vaut la peine, trouver/faire/trouve .. mieux a/pour/dans ce/cette/le tarif/prix/budget,
    jamais trouve mieux, mieux .. pour ce prix/tarif`,
  negative: `
    cher, chere, chers, cheres, trop cher, tres cher, un peu cher, hors de prix, onereu*, excessif*,
    excessive*, exorbitant*, exagere*, abuse, abusif*, abusive*, arnaque*, du vol, voleurs, escroquerie,
    pas le prix, payer en plus, payer en supplement, payer un supplement, en supplement, en sus, supplement,
    supplements, facture*, facturee*, nous a facture, surfacture*, frais caches, frais supplementaires,
    frais en plus, couts caches, pas donne, pas donnee, pas donnes, caution non rendue, caution .. gardee,
    garde la caution, retenu .. caution, retenue sur, encaisse*, euros de plus, euros en plus, en plus pour,
    a payer, payant*, payante*, pour ce tarif, a ce tarif, vu le prix, vu le tarif, au vu du prix,
    au prix ou, compte tenu du prix, pour le prix on, pour le prix paye, on s attend, on attend mieux,
    mieux pour moins, taxe de sejour, mauvais rapport, la nuit quand meme, chambre d hotel pour,
    ne vaut pas, ne les vaut pas, se moque du monde, se moquent du monde, foutage de gueule`,
  goodBeside: `
    raisonnable*, correct*, juste, honnete*, imbattable*, bon, doux, excellent, attractif*, bas, tres bon,
    top, defiant, modique, convenable`,
  badBeside: `
    eleve*, excessif*, excessive*, exagere*, abusif*, abusive*, cache*, haut, fou, dingue, delirant,
    injustifi*, prohibitif*, sale, mauvais, supplementaire*, honteu*`,
};
