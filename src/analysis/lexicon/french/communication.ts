import type { TopicWords } from '../format.ts';

export const communication: TopicWords = {
  people: 'hote, hotes, hotesse, proprietaire*, loueur*, proprio, gardien*, agence',
  names: `
    hote, hotes, hotesse, proprietaire*, proprio, proprios, communication, accueil, personnel, gerant*,
    service client, service, equipe, gardien*, concierge*, conciergerie, agence, reponse*, contact,
    echanges, loueur, bailleur, logeur, logeuse, messages`,
  positive: `
    accueillant*, reactif*, reactive*, reactivite, disponible*, disponibilite, serviable*, attentionne*,
    prevenant*, sympathique*, sympa, sympas, gentil, gentille*, gentils, gentillesse, aimable*, amabilite,
    chaleureu*, bienveillant*, bienveillance, a l ecoute, aux petits soins, arrangeant*, bon accueil,
    bel accueil, super accueil, excellent accueil, recus comme, accueillis comme, comme des rois,
    comme en famille, comme chez des amis, bonnes adresses, conseils,
    repond* .. vite/rapidement/immediatement/aussitot/tout de suite,
    repondu .. vite/rapidement/immediatement/aussitot/dans la minute/minutes, reponse* rapide*,
    reponse immediate, dans la minute, dans l heure, dans la foulee, toujours disponible*, joignable*,
    facilement joignable*, poli, polie, polis, courtois*, adorable*, charmant*, discret*,
    petite* attention*, mot de bienvenue, mot manuscrit, petit mot, souriant*, sourire, merci a, depanne*,
    s est occupe de, prend soin, pris soin, prennent soin, au petit soin, generosite, genereux, genereuse`,
  negative: `
    injoignable*, desagreable*, impoli*, malpoli*, antipathique*, arrogant*, hautain*, meprisant*,
    agressif*, agressive*, odieu*, insultant*, aucune reponse, pas de reponse, sans reponse,
    jamais de reponse, sans nouvelles, jamais repondu, ne repond*, pas repondu, jamais rappele,
    pas rappele, pas joignable*, impossible a joindre, impossible de joindre, difficile a joindre,
    difficile de joindre, silence radio, repondeur, aucune excuse, pas d excuses, sans excuse,
    pas d excuse, aucune aide, aucun geste, pas un geste, aucun effort, aucune empathie, peu reactif*,
    peu reactive*, peu accueillant*, peu aimable*, peu disponible*, peu sympathique*, pas reactif,
    manque de reactivite, manque de communication, mauvaise communication, accueil froid, accueil glacial,
    accueil inexistant, mauvaise foi, ment, menti, mensonge*, accuse*, accusation*, nous a accuse*,
    engueule*, crie dessus, ignore*, nous a ignore*, annule*, annulation, s en fiche*, s en moque*,
    s en fout, rien a faire, rien fait, rien n a ete fait, renvoye*, haussement d epaules,
    que c est normal, que c etait normal, repond que, a repondu que, nous repond, pour toute reponse,
    seule reponse, n avait qu a, promis .. jamais, toujours rien, relance*, apres .. relances, debarque*,
    sans prevenir, a l improviste, affichettes partout, consignes partout, interdictions partout,
    ne decroche, personne au telephone, personne ne nous`,
  goodBeside: `
    rapide*, facile*, fluide*, clair*, efficace*, simple*, professionnel*, presente*, present, top,
    immediat*, arrangeant*, soigne*`,
  badBeside: `
    froid*, distant*, glacial*, lent*, absent*, difficile*, inexistant*, compliqu*, tardi*, nul, nulle, sec,
    seche, expeditif, limite, stressant*, pas terrible, envahissant*, intrusif*`,
};
