import type { Phrases } from '../format.ts';

/** Single words that take the same place in a phrase. */
export const wordClasses: Readonly<Record<string, Phrases>> = {
  not: 'pas, jamais, aucun, aucune, sans, non, ni, zero, guere, aucunement',
  lack: 'manque, manquait, manquent, manquaient, absence, defaut',
  of: 'de, d, du, des',
  to: 'a, au, aux',
  the: `
    le, la, les, l, un, une, des, du, ce, cet, cette, ces, mon, ma, mes, notre, nos, son, sa, ses, leur, leurs,
    votre, vos`,
  we: 'on, nous, je, j, il, ils, vous',
  oneself: 'se, s, me, m, nous, vous, y',
  can: 'peut, peux, pouvait, pouvons, pouvez, pouvions, pouvais, peuvent',
  have: 'a, ai, avons, avait, ont, avoir, avez, avions',
  be: 'est, sont, etait, etaient, suis, sommes, es, etes, etre, fut, serez, etions, etais',
  very: `
    tres, super, vraiment, assez, si, hyper, ultra, tellement, plutot, extremement, particulierement, bien,
    absolument, totalement, franchement, parfaitement, clairement`,
  hard: `
    difficile, difficiles, difficilement, impossible, complique, compliquee, compliquees, galere, galerer, dur,
    penible, laborieux, enfer, calvaire`,
  trouble: 'probleme, problemes, souci, soucis, difficulte, difficultes, galere, galeres, peine',
  // Distances: a short way, and a long one.
  few: '1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, une, deux, trois, quatre, cinq, dix, quinze, quelques',
  many: '20, 25, 30, 35, 40, 45, 50, 60, vingt, trente, quarante, cinquante',
  minutes: 'min, mn, minutes, minute',
  metres: 'm, metres, metre',
  hundreds: '20, 50, 100, 150, 200, 250, 300, 400, 500, cent',
  // What guests like to have near.
  place: `
    plage, plages, mer, centre, metro, gare, tram, bus, port, pistes, station, commerces, commerce, lac, disney,
    aeroport, ville, pharmacie, superette, supermarche, supermarches, boulangerie, boulangeries, remontees,
    telesiege, restaurant, restaurants, arret, transports, transport, rer, magasin, magasins, boutique,
    sentiers`,
  ride: 'pied, bus, metro, voiture, tram, rer, transport, transports, marche, train',
  // How near something is: "a pied", "en face", "au coin".
  beside: 'pied, pieds, proximite, bas, face, bout, cote, pres, devant, coin, autour, alentours',
  quarter: 'quartier, rue, secteur, coin, village, ville, bourg, hameau, environnement, endroit',
  // What a window should show, and what it should not.
  scenery: `
    mer, ocean, lac, montagne, montagnes, vallee, vignes, port, parc, jardin, jardins, champs, foret, nature,
    campagne, plage, baie, toits, tour, eiffel, chateau, cathedrale, sommets, etoiles`,
  eyesore: `
    mur, murs, poubelles, parking, immeuble, immeubles, batiment, batiments, hlm, chantier, travaux, route,
    autoroute, boulevard, periph*, rails, voies, voie, voisins, echafaudage*, usine, tours, cimetiere, cour,
    facade, garage, garages, toit, local, couloir, friche`,
  overlook: 'donne, donnent, donnant, donnait, donnaient, ouvre, ouvrent',
  see: 'voit, voir, voyait, apercoit, admirer, admire, contempler, vu',
  meal: 'dejeuner, diner, manger, cafe, aperitif, apero, reveil, reveiller, reveille',
  // To smell, and to feel.
  smell: 'sent, sentait, sentent, sentaient, sens, sentir, sentant',
  feel: 'sens, sent, sentais, sentait, sentent, sentaient, sentions, sentis, senti, sentie, sentir',
  odour: 'odeur, odeurs, senteur, senteurs, relent, relents',
  stench: `
    renferme, humidite, humide, egout, egouts, moisi, moisissure, cigarette, tabac, pipi, urine, chien, chat,
    friture, cuisine, poubelle, poubelles, transpiration, gaz, poisson, peinture, javel, fumee, vieux, cave,
    animaux, graisse, canalisation, canalisations, toilettes, wc, produit, produits, pied, pieds, cannabis,
    joint, shit, clope, mort, oeuf, bouffe, naphtaline`,
  mould: 'humidite, moisissure, moisissures, moisi, moisis, moisie',
  fragrance: 'propre, frais, lavande, linge, bois, pin, fleurs, lessive',
  price: 'prix, tarif, tarifs, cout, montant, budget',
  euros: 'euros, euro, eur',
  expect: 'attend, attends, attendait, attendions, attendais, espere, esperait, esperions',
  photo: 'photo, photos, description, annonce, descriptif',
  small: `
    petit, petite, petits, petites, minuscule, minuscules, exigu, exigue, exigues, etroit, etroite, etroits,
    etroites`,
  big: 'grand, grande, grands, grandes, immense, immenses, vaste, vastes, spacieux, spacieuse, spacieuses',
  room: 'chambre, chambres, studio, piece, pieces, salon',
  home: `
    appartement, appart, logement, maison, chambre, studio, gite, residence, immeuble, airbnb, location, lieux`,
  furnishing: 'ameublement, mobilier, meubles, amenagement, decoration, deco, interieur, style, look',
  // Where things are put, and the room to do so.
  storage: `
    place, espace, rangement, rangements, placard, placards, armoire, armoires, penderie, tiroir, tiroirs,
    commode, portant, surface, volume, volumes, endroit, meuble, cintres, etageres`,
  luggage: 'valise, valises, bagages, bagage, affaires, sacs',
  stow: 'ouvrir, poser, ranger, mettre, pendre, accrocher, suspendre',
  park: 'garer, stationner, parker',
  parking: 'parking, stationnement, garage, place, places',
  key: 'cle, cles, clef, clefs',
  letdown: 'decu, decue, decus, decues, decevant, decevante',
  stay: `
    sejour, sejours, week, weekend, semaine, vacances, etape, escale, moment, moments, experience, end`,
  splendid: `
    agreable, agreables, parfait, parfaite, parfaits, top, genial, geniale, geniaux, magique, super, sympa,
    sympathique, reussi, reussie, incroyable, incroyables, inoubliable, inoubliables, idyllique, excellent,
    excellente, excellents, formidable, formidables, reposant, merveilleux, merveilleuse, magnifique,
    magnifiques, superbe, superbes, chouette, chouettes, beau, beaux, belle, belles, bon, bons, bonne, bonnes,
    fantastique`,
  hear: 'entend, entendait, entendions, entendent, entends, entendre, entendu, entendons',
  racket: `
    voisin, voisins, voisinage, voiture, voitures, route, autoroute, rue, train, trains, metro,
    tram, passage, passages, circulation, conversations, talons, douche, chasse, ascenseur, bar, bars, musique,
    enfants, motos, travaux, escalier, cloches, bus, cris, porte, portes, parler, frigo, tuyauterie,
    canalisations`,
  neighbour: 'voisin, voisins, voisine, voisines',
  wifi: 'wifi, internet, connexion, reseau, box, signal, 4g, tv, tele, television',
  pool: 'piscine, jacuzzi, spa, sauna, hammam',
  outdoors: 'terrasse, jardin, barbecue, balcon, exterieur, table, chaises, chaise, parasol, transats',
  tableware: `
    vaisselle, verre, verres, assiette, assiettes, tasse, tasses, bols, couvert, couverts, casserole,
    casseroles, poele, poeles, ustensiles, couteau, couteaux, cuilleres, fourchettes, plat, plats, saladier,
    saladiers, passoire, cafetiere, bouilloire, torchon, torchons, eponge, eponges`,
  bedding: `
    couette, couettes, couverture, couvertures, oreiller, oreillers, drap, draps, linge, serviette, serviettes`,
  heater: `
    clim, climatisation, climatiseur, chauffage, radiateur, radiateurs, ventilateur, ventilo, convecteur`,
  cold: 'froid, froide, frais',
  fixture: `
    porte, portes, fenetre, fenetres, volet, volets, store, stores, portail, velux, tiroir, tiroirs, poignee,
    poignees, etagere, etageres, lampe, lampes, lumiere, lumieres, ampoule, ampoules, eclairage, interrupteur,
    interrupteurs, prise, prises, sonnette, interphone, table, chaise, chaises, meuble, meubles, tringle,
    serrure`,
  item: 'choses, trucs, equipements, elements, objets, appareils',
  broken: `
    casse, cassee, cassees, casses, hs, bloque, bloques, bloquee, bloquees, coince, coinces, coincee, arrache,
    arraches, arrachee, arrachees, deboite, deboitee, tombe, tombee, panne`,
  work: 'marche, marchent, marchait, marchaient, fonctionne, fonctionnent, fonctionnait, fonctionnaient',
  shut: 'ferme, ferment, fermait, fermaient, ouvre, ouvrent, ouvrait, verrouille, verrouillait',
  worn: `
    fatigue, fatiguee, fatigues, fatiguees, use, usee, uses, usees, abime, abimee,
    abimes, abimees, vieillit, vieilli, vieillie`,
  dated: `
    date, datee, datent, demode, demodee, vieilli, vieillie, depasse, depassee, ancien, anciens, ancienne,
    desuet, vieillissant, vieillissante, vieillissants, absente, kitch, kitsch, triste, moche, laide, froide,
    revoir, desirer, quelconque, inexistante, sommaire, fade, bof`,
  decorated: `
    decore, decoree, decores, decorees, amenage, amenagee, amenages, amenagees, meuble, meublee, agence,
    agencee, pense, pensee, refait, refaite`,
  taste: 'soin, gout, raffinement, elegance, style, charme',
  charm: 'charme, ame, chaleur, personnalite, caractere, cachet',
  renovate: 'refaire, repeindre, changer, reparer, renover, remplacer',
  renovation: `
    rafraichissement, coup, renovation, lifting, reparations, travaux, relooking, entretien, peinture`,
  need: 'besoin, merite, meriterait, necessite, necessiterait, faudrait, faut',
  cleaned: `
    nettoye, nettoyee, nettoyes, nettoyees, lave, laves, lavee, lavees, balaye, balayes, aspire, recure, change,
    changes, changee, changees`,
  safe: 'sur, sure, surs, rassurant, rassurante, securise, securisee, securisant, securisante',
  clogged: 'bouche, bouchee, bouches, bouchees',
  exposed:
    'apparents, apparent, denudes, denude, nu, nus, pend, pendent, arrachees, arrachee, dangereuse, dangereuses',
  height: 'escalier, escaliers, piscine, balcon, mezzanine',
  steps: 'escalier, escaliers, marches, echelle, escabeau, cage',
  lit: 'eclaire, eclairee, eclaires, eclairees',
  described: `
    decrit, decrite, decrits, decrites, presente, presentee, annonce, annoncee, promis, promise, montre, vu, vue,
    indique`,
  left: 'partis, parti, partie, repartis, reparti',
  hours: 'heure, heures, horaire, horaires',
  passage: 'depart, arrivee, sortie, entree',
  early: 'tot, tard, matinal, matinale, tardif, tardive',
  rigid: 'contraignant, contraignants, contraignante, strict, stricts, stricte, rigide, rigides',
  woken: 'reveille, reveilles, reveillee, reveillees',
  fine: 'beau, beaux, belle, belles, jolie, jolies, grande, grandes, grand, grands',
  awaited: 'attendait, attendaient, attendu, attendus, attendue, accueilli, accueillis',
  site: 'emplacement, localisation, situation, position, quartier, environnement',
  instructions:
    'instruction, instructions, indication, indications, consigne, consignes, explication, explications',
  sleep: 'dormi, dort, dormons, dormir, dormait, dors',
  soon: `
    vite, rapidement, rapide, rapides, immediatement, aussitot, suite, lendemain, journee, minutes, heure, jour,
    meme`,
  warm: 'chauffe, chauffent, chauffait, chauffaient',
  verdict: 'avis, bilan, sejour, impression, experience',
  provided: `
    disposition, fourni, fournis, fournie, fournies, place, offert, offerts, presents, inclus, incluses, compris,
    comprises`,
  explore: 'visiter, decouvrir, rayonner, explorer, sillonner',
  ideal: 'ideal, parfait, pratique, super, top, nickel',
  solved: 'resolu, resolue, resolus, regle, regles, reglee, repare, remplace',
  repaired:
    'repare, reparee, repares, remplace, remplacee, change, changee, renove, renovee, refait, refaite',
  unasked: 'prevenir, frapper, autorisation, permission, sonner',
  enter: 'entre, entree, entrait, rentre, rentree, passee, arrive, debarque, debarquee',
  must: 'faut, fallait, devait, doit, devions, devez',
  restful: 'bonne, bonnes, excellente, excellentes, agreable, douce, super, belle, belles, reposante',
  welcome: 'sourire, sourires, gentillesse, cafe, the, gateau, chaleur',
  awful: `
    horrible, catastrophique, cauchemardesque, epouvantable, affreux, affreuse, desastreux, desastreuse,
    desagreable, infernal, infernale, penible, rate, ratee, gache, gachee, decevant, decevante`,
};
