import type { TopicWords } from '../format.ts';

export const cleanliness: TopicWords = {
  names: 'proprete, hygiene, menage, nettoyage, femme de menage',
  positive: `
    propre, propres, tres propre, nickel chrome, immacule*, reluisant*, brillait, rutilant*,
    manger par terre, aucune trace, pas une poussiere, pas un grain de poussiere, hygiene irreprochable,
    proprete irreprochable, draps frais, linge frais, sent/sentait le propre, bien entretenu,
    d une proprete, quelle proprete, propret, proprette, bien nettoye*`,
  negative: `
    sale, sales, salete*, crasse*, crasseux, crado*, degueulasse*, degoutant*, poussiere*, poussiereux,
    cheveu, cheveux, poil*, tache, taches, tachee*, taches sur, tache*, miettes, collant*, colle aux pieds,
    gras, graisse*, grasse*, cafard*, blatte*, punaise*, fourmis, souris, rats, toiles d araignee*,
    araignee*, insectes, bestioles, calcaire, repoussant*, insalubre*, pas/jamais ete nettoye*,
    pas nettoye*, mal nettoye*, menage pas fait, menage n .. pas ete fait, menage .. pas fait,
    menage bacle, menage a refaire, menage .. a revoir, menage laisse a desirer, laissait a desirer,
    proprete douteuse, proprete a revoir, proprete laisse a desirer, douteux, douteuse*, draps sales,
    draps .. pas change*, pas change*, nous avons du nettoyer, du nettoyer, du faire le menage,
    refaire le menage, refait le menage, poubelle* pleine*, poubelles, restes de nourriture,
    ancien* locataire*, infeste*, vaisselle sale, pourri`,
  badBeside: 'bacle*, sommaire, superficiel, revoir, limite, desirer, moyen*',
  goodBeside: 'soigne*, irreprochable*, rigoureu*',
  good: 'impeccable, impeccables, nickel',
};
