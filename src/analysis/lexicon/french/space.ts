import type { TopicWords } from '../format.ts';

export const space: TopicWords = {
  names: `
    espace, rangement, rangements, superficie, taille, taille de la chambre, taille du logement, espaces,
    espace de vie, distribution, disposition, penderie, cintres, hauteur sous plafond, pieces a vivre,
    surface, agencement, volume*, placard*, amenagement`,
  things: `
    rangement, rangements, placard, placards, armoire, penderie, cintres, place pour, espace pour,
    etagere, etageres, dressing, portant, porte manteau, porte manteaux, pateres, commodes,
    table de nuit, tables de nuit, table de chevet, tables de chevet, meuble de rangement, tiroirs,
    endroit pour ranger, endroit pour poser, endroit pour mettre, rangement pour, commode`,
  positive: `
    <home>/chambres/duplex/terrasse? tres? bien? dimensionne*, <very> aere/aeree/aerees, tres? spacieu*,
    espacieu*, <very>/largement/suffisamment/amplement/plein/beaucoup/tout <of> <the>? <storage>,
    de la place pour <the>/tout/tous/chacun/ranger/se/4/5/6/8, <have>/y de la place, y de l espace,
    de l espace pour, toute la place, largement assez de/grand/grande, place pour tout,
    place pour toute la famille, <big> <home>/<room>/sejour/villa/volumes/espaces/loft/duplex/chalet,
    <room>/sejour <very>/immense? <fine>/<big>, <fine> piece/pieces/espace/espaces/volumes/sejour/salon,
    <fine> piece/pieces/espace/espaces a vivre, suffisamment/assez <fine>,
    <restful> taille/dimension/superficie/surface,
    plus <fine> que <the>/prevu/prevue/imagine/attendu/on/sur, personne ne se marche, ne se marche pas,
    pas se marcher dessus, marche pas dessus, sans se marcher,
    chacun <have>/son/peut/pouvait espace/chambre/coin/intimite, on ne manque pas <of> place/espace,
    pas les uns sur les autres, beaucoup de rangement*, plein de rangement*, nombreux rangements,
    rangements nombreux, de bonne taille, beau volume, hauts plafonds, hauteur sous plafond,
    chacun sa chambre`,
  negative: `
    plus petit que, plus <small> que/qu prevu/ce/imagine/attendu/on/sur, juste pour quatre/4/6/six/5/une,
    <small> <room>, tout petit <home>, toute petite chambre/maison,
    <room> <very>/trop/toute/toutes? <small>, pas/peu <very>? spacieux/spacieuse, metres carres seulement,
    m2 pour, plus <small> que/qu sur/en? <photo>, plus <small> que sur/dans <the> <photo>,
    <not>/<lack>/trop? peu? <of> <storage>, <not>/<lack>/trop peu? <very>? <of> <storage>,
    <not>/peu d? <storage> pour <stow>/circuler, nulle part pour/ou <stow>,
    ou <stow> ses/nos/les/sa/la/des/une/mes, <stow> <the>/deux <luggage> .. <hard>,
    pas pu/pour <stow> <the>/deux? <luggage>, <trouble>/<hard> <of>/pour/a <stow> <the>/deux? <luggage>,
    <storage> .. pleins/plein/pleine/occupes/occupe/encombres/fermes/verrouilles/remplis,
    se marche/marchait/marchions dessus, on se marche/marchait, se marcher dessus, pas de place pour,
    pas de rangement*, aucun rangement, peu de rangement*, manque de rangement*, sans rangement*,
    aucun placard, les uns sur les autres, l un sur l autre, a l etroit, entasse*, serre, serres, serree,
    serrees, tasse, un peu tasses, <be> tasses, tasses les uns,
    se croise/croiser pas/a/difficilement/de/dans, ne peut/pouvait pas se retourner/croiser,
    <hard> de se retourner/croiser/deplacer/bouger/circuler/tenir, a peine la place/de,
    peine se retourner/bouger/passer, pas la place,
    mal agence*/concu*/pense*/distribue*/optimise*/fichu/foutu/amenage*, basse/bas de? plafond/plafonds,
    plafond/plafonds .. bas/basse/tres bas?, cogne*/cogner la tete, on se cogne, se tenir debout,
    boite a chaussures, boite d allumettes, cage a lapin*, cagibi, placard a balai*, mouchoir de poche,
    studette, claustrophob*, se cogner, se cogne, ouvrir une valise, ouvrir la valise, ouvrir les valises,
    valises par terre, enjamber, sardines, sous pente, mansarde*`,
  good: `
    grand, grande, grands, grandes, ample, vaste*, immense*, bien agence*, bien concu*, bien distribue*,
    bien pense*, bien optimise*, optimise*, bien dispose*, bien organise*, fonctionnel et spacieux`,
  bad: 'mini, riquiqui, compact*, petit, petite, petits, petites, minuscule*, exigu*, etroit*',
  goodBeside: `
    genereu*, optimise*, lumineu*, nombreux, suffisant*, nombreuses, important*, spacieu*, bien utilise*,
    intelligent*`,
  badBeside: `
    limite*, restreint*, reduit*, manque*, insuffisant*, etrique*, inadapt*, rare*, tout petit*,
    encombre*, plein, pleins, minuscule*, peu, sous pente*, sans fenetre*, sans placard, inexistant*,
    trop juste, un peu juste`,
  parts: `
    chambre, chambres, salon, sejour, armoire*, pieces, piece, metres carres, dressing, penderie,
    placard, placards, salle a manger, piece a vivre`,
};
