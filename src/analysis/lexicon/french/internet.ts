import type { TopicWords } from '../format.ts';

export const internet: TopicWords = {
  names: `
    wifi, wi fi, internet, reseau, box, debit, fibre, tv, tele, connexion, connexions,
    connexion internet, telecommande*, wifi gratuit, chaines, chromecast, ecran, televiseur,
    videoprojecteur, 4g, 5g, hotspot, le reseau, reseau telephonique, reseau mobile, code wifi,
    bande passante, television, netflix, couverture reseau, routeur, signal`,
  things: `
    wifi, wi fi, internet, television, tele, tv, netflix, reseau, connexion, telecommande, chaines,
    televiseur, espace de travail, code wifi, bureau`,
  features: `
    fibre optique, netflix inclus, smart tv, fibre, la fibre, tv connectee, tele connectee, grand ecran,
    netflix, coin bureau, espace de travail, espace bureau, disney plus, canal plus, apple tv,
    amazon prime, starlink`,
  positive: `
    bon wifi, wifi rapide, tres bonne connexion, connexion rapide, connexion stable, haut debit,
    tres haut debit, bon debit, tres bon debit, pu teletravailler, pu travailler,
    <ideal>/<very>/adapte pour <the>? teletravail/teletravailler, excellent/super/tres bon wifi,
    excellente/super connexion, <of>/pour/le teletravail, pour teletravailler, teletravail,
    teletravailler, teletravaille, travailler .. wifi .. probleme, internet rapide, wifi au top,
    wifi gratuit, wifi .. partout, grande/belle/bonne <wifi>, <work>/passe <very>/nickel .. wifi,
    visio .. sans, visios .. sans/probleme, travailler/bosser dans <of> bonnes/excellentes,
    travailler confortablement/sereinement/tranquillement, visio sans, visios sans, travailler a distance`,
  negative: `
    plus de <wifi>, <not>/peu <of>? <wifi>/telecommande, pas eu <of> <wifi>,
    telecommande .. <work>/introuvable/manquante/pile/piles, peu de chaines, aucune chaine,
    pas <of> <wifi> qui,
    <wifi> .. coupe*/coupait/coupures/coupure/saute/sautait/deconnecte/deconnectait/rame/ramait/bug,
    <wifi> .. bugue/buggait/plante/plantait/inexistant*/quasi/hs/panne/mort/morte/desirer/revoir,
    coupures/coupure <of> la? <wifi>, coupures frequentes/incessantes/intempestives, se deconnecte,
    deconnexion/deconnexions, ca/tout/internet/wifi/qui rame/ramait, ca coupe, wifi inexistant,
    wifi qui coupe, wifi coupe*, wifi ne marche*, wifi ne fonctionn*, connexion coupe*, ramait,
    partage de connexion, utiliser notre 4g, utiliser la 4g, notre 4g, mot de passe wifi,
    mot de passe errone, mauvais mot de passe, capte mal,
    <wifi> .. ne <work>/passe/passait/capte/captait pas/mal,
    <wifi> .. passe/passait/capte/captait mal/pas/peu, <wifi> .. pas terrible/top/fameux,
    <wifi> .. jamais <work>/reussi/pu, <not> reussi/pu/arrives/parvenus .. connecter,
    <not> pu avoir <the>? <wifi>, <hard> <of> <oneself>/avoir? connecter/internet/wifi,
    <hard> d avoir/acceder a? le? wifi/internet, impossible de regarder, impossible de capter,
    on capte rien, capte rien, ne capte rien, ne capte, zone blanche, impossible de travailler,
    impossible de teletravailler, pas pu teletravailler, pas pu travailler, capte pas, captait pas`,
  goodBeside: `
    rapide*, stable*, puissant*, bon, bonne, excellent*, efficace*, partout, fluide*, performant*,
    impeccable*, nickel, top, grand, grande, super, parfait*, ultra rapide, tres bien, bien,
    en haut debit, nickel chrome, au top, gratuit*, solide, de qualite, correct*, haut debit,
    sans coupure, sans coupures, geant*, immense, connecte, connectee, illimite*`,
  badBeside: `
    lent*, instable*, faible*, capricieu*, mauvais*, aleatoire*, nul, nulle, intermittent*, mediocre*,
    poussif*, defaillant*, minuscule*, limite*, petit*, catastroph*, inutilisable*, saccad*, moyen*,
    insuffisant*, lente, desirer, revoir, coupe, coupait, coupures, coupure, bug*, bugue*, inexistant*,
    merdi*, desastreu*, deplorable*, pourri, pourrie, horrible*, ancien*, ne passe, trop lent*,
    inaccessible*, hs, mauvaise*, bof, fluctuant*, limite, escargot`,
};
