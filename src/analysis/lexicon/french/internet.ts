import type { TopicWords } from '../format.ts';

export const internet: TopicWords = {
  names: `
    wifi, wi fi, internet, connexion*, reseau, box, debit, fibre, tv, tele, television, netflix,
    couverture reseau, routeur, signal`,
  things: 'wifi, wi fi, internet, television, tele, tv, reseau, connexion, netflix, bureau',
  features: 'fibre optique, netflix inclus, smart tv, fibre',
  positive: `
    bon wifi, wifi rapide, bonne connexion, tres bonne connexion, connexion rapide, connexion stable,
    haut debit, tres haut debit, bon debit, tres bon debit, teletravail, teletravailler, pu teletravailler,
    visio sans, visios sans, travailler a distance`,
  negative: `
    pas de wifi, pas d internet, pas de reseau, pas de connexion, aucun reseau, aucune connexion,
    wifi inexistant, wifi qui coupe, wifi coupe*, wifi ne marche*, wifi ne fonctionn*, connexion coupe*,
    coupures, coupait, deconnect*, ca rame, rame*, ramait, ralenti*, partage de connexion,
    utiliser notre 4g, utiliser la 4g, notre 4g, ma 4g, en 4g, mot de passe wifi, mot de passe errone,
    mauvais mot de passe, capte mal, ne capte, zone blanche, impossible de se connecter,
    impossible de travailler, impossible de teletravailler, pas pu teletravailler, pas pu travailler,
    capte pas, captait pas`,
  goodBeside: `
    rapide*, stable*, puissant*, bon, bonne, excellent*, efficace*, partout, fluide*, performant*, grand*,
    impeccable*, nickel, top`,
  badBeside: `
    lent*, instable*, faible*, capricieu*, mauvais*, aleatoire*, nul, nulle, intermittent*, mediocre*,
    poussif*, defaillant*, coup*, minuscule*, limite*, petit*, catastroph*, bas, inutilisable*, saccad*,
    escargot`,
};
