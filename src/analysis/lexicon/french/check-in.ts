import type { TopicWords } from '../format.ts';

export const checkIn: TopicWords = {
  names: `
    check in, checkin, check out, checkout, arrivee, arrivee autonome, entree autonome, depart, cle, cles,
    clef, clefs, remise des cles, remise des clefs, boite a cle, boite a cles, boite a clefs, code,
    digicode, code d entree, code d acces, acces, entree dans les lieux, etat des lieux, bagages, valises,
    instructions d arrivee, instructions, consignes d arrivee, reception, prise en main`,
  positive: `
    arrivee en toute autonomie, arriver plus tot, arrive* plus tot, partir plus tard, depart tardif,
    arrivee anticipee, laisser nos/les bagages/valises, deposer nos/les bagages/valises,
    garder nos/les bagages/valises, garde nos bagages, nous attendait, attendait sur place,
    attendait avec les cles, accueillis sur place, accueilli en personne, facile d acces, sans contact,
    acces facile, entree facile, entres en deux minutes`,
  negative: `
    code errone, mauvais code, code faux, code n .. pas fonctionne, code .. jamais, pas de cle,
    pas les cles, cle* coince*, cle* introuvable*, boite a cles introuvable, attendu dehors,
    attendre dehors, attendre une heure, attendre .. heure*, attendu .. heure*, attendu .. minutes,
    attendre .. minutes, heure/heures d attente, minutes d attente, heure de retard, heures de retard,
    minutes de retard, en retard, devant la porte, sur le trottoir, sous la pluie, sur le palier,
    personne a l arrivee, personne pour nous accueillir, personne sur place, personne n etait la,
    personne pour nous ouvrir, impossible d entrer, impossible de rentrer, pas pu entrer, coinces dehors,
    enfermes dehors, appartement pas pret, logement pas pret, pas pret, pas prete, pas encore pret,
    jeu de piste, chasse au tresor, sans instructions, aucune instruction, cles a recuperer a,
    recuperer les cles a, recuperer les cles .. bout, mis dehors, parcours du combattant`,
  goodBeside: `
    facile*, simple*, fluide*, rapide*, pratique*, autonome*, souple*, flexible*, clair*, aise*, efficace*,
    parfait*, sans souci, sans probleme, sans encombre, simplissime, limpide*, jeu d enfant, top`,
  badBeside: `
    complique*, difficile*, laborieu*, long*, tardif*, tardive*, chaotique*, stressant*, galere, confus*,
    tard, flou*, catastroph*, rigide*, coince*, bloque*, capricieu*, penible`,
};
