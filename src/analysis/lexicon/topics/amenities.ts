import type { TopicLexicon } from '../format.ts';

export const amenities: TopicLexicon = {
  en: {
    good: `
      everything you need, everything we needed, everything you could need, everything you could want,
      everything we could want, everything i needed, everything one needs, everything you might need,
      all you need, all we needed, nothing was missing, nothing missing, nothing lacking, lacked nothing,
      lacks nothing, want for nothing, wanted for nothing`,
    names: `
      amenities, facilities, extras, equipment, furniture outside, laundry, washing line, drying rack,
      welcome pack`,
    things: `
      lift, elevator, balcony, terrace, patio, pool, garden, washing machine, washer, dryer, tumble dryer,
      iron, ironing board, cot, crib, high chair, highchair, bbq, barbecue, gym, sauna, hot tub, jacuzzi,
      desk lamp, books, board games, toys, bike, bikes, baby bath, clothes horse, clothes airer, drying rack,
      parasol, sun loungers, loungers, breakfast, safe, mirror, full length mirror, curtains,
      blackout curtains, blinds, bedside lamp, bedside lamps, reading light, sockets, plug sockets, plugs,
      adapters, bins, bin, dishwashing, vacuum, rug, garden furniture, outdoor furniture,
      somewhere to sit outside, hoover`,
    features: `
      pool, swimming pool, hot tub, jacuzzi, sauna, gym, balcony, terrace, roof terrace, rooftop, patio,
      garden, courtyard, washing machine, washer, dryer, tumble dryer, bbq, barbecue, bikes, bicycles,
      board games, games, toys, books, high chair, highchair, cot, travel cot, crib, stair gate, stairgate,
      lift, elevator, welcome basket, welcome hamper, welcome pack, welcome gift, welcome gifts, hamper,
      fruit basket, complimentary, bottle of wine, bottle of prosecco, wine waiting, prosecco, champagne,
      chocolates, homemade, home made, homemade cake, fresh eggs, fresh milk, milk in the fridge,
      sun loungers, sunbeds, deck chairs, hammock in the garden, table tennis, ping pong, pool table,
      record player, piano, playground, play area, trampoline, fire pit, firepit, pizza oven, projector,
      sound system, playstation, xbox, beach towels, umbrellas, beach chairs, kayak*, paddle board*,
      paddleboard*, canoe*, dog bowl, dog bed, dog treats, dog friendly, pet friendly, iron, ironing board,
      umbrella, blackout blinds, blackout curtains, table football, foosball, speaker, bluetooth speaker,
      bidet, library, clothes airer, slippers, picnic`,
    positive: `
      all the amenities, all amenities, every amenity, great amenities, all the little extras, little extras,
      lovely extras, thoughtful extras, nice touches, lovely touches, little touches, thoughtful touches,
      well equipped flat, well equipped apartment, all mod cons`,
    negative: `
      no lift, no elevator, without a lift, no balcony, no pool, no garden, no washing machine, no iron,
      no terrace, no curtains, no mirror, flights of stairs, floors up, fourth floor walk up,
      fifth floor walk up, third floor walk up, walk up, lugging, lugged, carry our bags up,
      carry our cases up, carry the suitcases up, carrying .. up, dragged our, dragging, hauled, haul,
      lacks basic, lacking basic, lack of amenities, lacked amenities, no amenities, basic amenities missing,
      missing amenities, few amenities, pool closed, pool was closed, pool is closed, pool was green,
      pool was empty, pool was freezing, pool unusable, closed for the season, hot tub was cold, gym closed,
      gym was closed, lift didnt work, elevator out of, not enough sockets, few sockets, one socket,
      no sockets, not enough chairs, no bins, so many stairs, no fan/heater/hoover/table outside,
      climb/climbed/up four/five/six/three floors/flights`,
    goodBeside: `
      private, heated, big, sunny, spacious, well stocked, stocked, shared, fenced, sheltered, massive, lush,
      enclosed, secluded`,
    badBeside: `
      closed, small, tiny, shared, overgrown, cold, green, shut, locked, out of order, freezing, scruffy,
      overlooked, looked onto, unusable, overcrowded, out of action, out of use, missing, ancient, slow,
      stuck, unheated, neglected`,
  },
  de: {
    good: `
      alles da, alles vorhanden, alles da was, alles was man braucht, alles was wir brauchten,
      alles was wir gebraucht haben, es fehlte an nichts, es fehlt an nichts, fehlte an nichts,
      fehlt an nichts, hat an nichts gefehlt, nichts gefehlt, mangelte an nichts, mangelt an nichts,
      super ausgestattet, gut ausgestattet, sehr gut ausgestattet, top ausgestattet`,
    names: 'ausstattung, annehmlichkeiten, extras, ausstattungen, gartenmobel',
    things: `
      aufzug, fahrstuhl, lift, balkon, terrasse, pool, garten, waschmaschine, trockner, bugeleisen, babybett,
      hochstuhl, reisebett, kinderbett, grill, sauna, whirlpool, fahrrader, spiele, spielzeug, waschestander,
      sonnenschirm, spiegel, vorhange, rollos, nachttischlampe, steckdosen, leselampe, verdunkelung,
      sonnenliegen, liegestuhle, bugelbrett, staubsauger, fruhstuck, safe, mulleimer, kehrschaufel,
      nachttisch, gardinen`,
    features: `
      pool, schwimmbad, sauna, whirlpool, balkon, dachterrasse, terrasse, garten, innenhof, waschmaschine,
      trockner, grill, fahrrader, spiele, brettspiele, gesellschaftsspiele, spielzeug, bucher, hochstuhl,
      kinderbett, babybett, reisebett, aufzug, fahrstuhl, lift, willkommenskorb, willkommenspaket,
      willkommensgeschenk, begrussungsgetrank, flasche wein, kuhlschrank gefullt, obstkorb, spielplatz,
      tischtennis*, tischkicker, sonnenliegen, liegestuhle, hangematte im garten, fitnessraum, plattenspieler,
      klavier, selbstgebacken*, selbstgemacht*, kuchen, brotchen, brotchenservice, hunde willkommen,
      waschestander, bugeleisen, sandkasten, trampolin, feuerschale, wickeltisch, flaschenwarmer,
      flaschchenwarmer, bademantel, strandtucher, wurfel, eier von`,
    positive: `
      alles was das herz, an alles gedacht, an alles wurde gedacht, wurde an alles gedacht,
      liebevolle details, viele extras, kleine aufmerksamkeit*, aufmerksamkeiten, standen bereit,
      stand bereit, vermisst nichts, nichts vermisst, lasst keine wunsche offen`,
    negative: `
      kein aufzug, keinen aufzug, ohne aufzug, kein fahrstuhl, keinen fahrstuhl, kein lift, keinen lift,
      kein balkon, keinen balkon, kein pool, keine waschmaschine, kein garten, vierter stock ohne,
      aufzug ausser, treppen schleppen, koffer schleppen, koffer hochschleppen, hochschleppen, hochtragen,
      geschleppt, schleppen, stockwerke, pool geschlossen, pool gesperrt, pool war geschlossen, pool kalt,
      sauna geschlossen, sauna aus, whirlpool kalt, keine steckdose*, zu wenig steckdosen,
      zu wenige steckdosen, kaum steckdosen, schlechte ausstattung, keine vorhange, keine rollos,
      keine gardinen, kein spiegel`,
    goodBeside: `
      gross*, privat*, schon*, sonnig*, beheizt*, hochwertig*, umfangreich*, komplett*, liebevoll*,
      vollstandig*, modern*`,
    badBeside: `
      klein*, winzig*, geschlossen, gesperrt, veraltet*, kalt, kaputt, durftig*, mangelhaft*, verwildert*,
      ungepflegt*, alt, sparlich*, minimal*, fehlt*, fehlte*`,
  },
  fr: {
    good: `
      tout le necessaire, tout ce qu il faut, tout ce dont on a besoin, tout ce dont nous avions besoin,
      tout ce dont on avait besoin, tout y est, rien ne manque, il ne manque rien, ne manque de rien,
      ne manquait de rien, manque de rien, rien ne manquait, tres bien equipe, bien equipe, tout equipe,
      bien pense*`,
    names: 'equipement*, prestations, commodites, services proposes, confort, mobilier de jardin',
    things: `
      ascenseur, balcon, terrasse, piscine, jardin, lave linge, machine a laver, seche linge, fer a repasser,
      lit bebe, lit parapluie, chaise haute, barbecue, sauna, jacuzzi, spa, velos, jeux, parasol, transats,
      miroir, rideaux, volets, lampe de chevet, prises, etendoir, rideaux occultants, table a repasser,
      aspirateur, petit dejeuner, poubelle, chaises, moustiquaire*, table basse`,
    features: `
      piscine, jacuzzi, spa, sauna, balcon, terrasse, jardin, patio, cour, lave linge, machine a laver,
      seche linge, barbecue, plancha, velos, jeux de societe, jeux, jouets, livres, chaise haute, lit bebe,
      lit parapluie, ascenseur, panier de bienvenue, panier garni, cadeau de bienvenue, bouteille de vin,
      bouteille de cidre, bouteille offerte, petit dejeuner, confiture maison, confitures, gateau,
      gateau maison, viennoiseries, transats, chaises longues, hamac, ping pong, babyfoot, baby foot, billard,
      trampoline, salle de sport, aire de jeux, peignoirs, piano, parasol, fer a repasser, balancoire*,
      petanque, terrain de petanque, produits locaux, oeufs frais, chiens acceptes, kayak*, paddle*,
      serviettes de plage, home cinema, videoprojecteur`,
    positive: `
      tout le confort, petites attentions, tout est prevu, tout etait prevu, tout a ete pense, pense a tout,
      toutes les commodites, equipements complets, attentions delicates`,
    negative: `
      pas d ascenseur, sans ascenseur, aucun ascenseur, ascenseur qui, pas de balcon, sans balcon,
      pas de terrasse, pas de piscine, pas de machine a laver, pas de lave linge, pas de volets, sans volets,
      pas de rideaux, sans rideaux, pas de miroir, pas de fer, etages a pied, quatre etages, cinq etages,
      4 etages, 5 etages, etages avec, etages sans, porter les valises, monter les valises, trimballer,
      piscine fermee, piscine sale, piscine verte, piscine froide, piscine vide, piscine inaccessible,
      piscine inutilisable, jacuzzi froid, pas assez de prises, pas de prises, peu de prises, une seule prise,
      manque de confort, aucun confort, peu de confort, manque d equipement*, equipement insuffisant,
      equipements insuffisants, pas assez de chaises`,
    goodBeside: `
      grand*, prive*, chauffe*, ensoleille*, complet*, genereu*, beau, belle, fonctionnel*, au top, immense,
      arbore*, ombrage*, moderne*, agreable*`,
    badBeside: `
      ferme*, petit*, vert*, froid*, minuscule*, vetuste*, panne, sommaire*, insuffisant*, vieillot*, manqu*,
      en friche, inutilisable*, hors service, limite*, rudimentaire*, vis a vis`,
  },
  es: {
    good: `
      todo lo necesario, todo lo que necesitas, todo lo que necesitabamos, todo lo que puedas necesitar,
      todo lo que se necesita, todo lo que hace falta, no falta de nada, no falta nada, no le falta nada,
      no faltaba nada, no echamos nada en falta, no echamos en falta nada, lo tiene todo, tiene todo lo,
      no le falta de nada`,
    names: 'comodidades, instalaciones, servicios, equipamiento, amenities, extras del piso, zonas comunes',
    things: `
      ascensor, balcon, terraza, piscina, jardin, lavadora, secadora, plancha, tabla de planchar, cuna, trona,
      barbacoa, sauna, jacuzzi, bicicletas, juegos, juguetes, tendedero, espejo, cortinas, persianas, lampara,
      lamparas, enchufes, mesilla, mesillas, hamacas, sombrilla, desayuno, aspiradora, escoba, fregona,
      gimnasio, papelera, mosquiteras, sillas`,
    features: `
      piscina, pisci, jacuzzi, sauna, gimnasio, balcon, terraza, terracita, azotea, jardin, patio, lavadora,
      secadora, barbacoa, bicicletas, bicis, juegos de mesa, juegos, juguetes, libros, cuna, trona, ascensor,
      cesta de bienvenida, detalle de bienvenida, regalo de bienvenida, botella de vino, botella de cava,
      cava, bombones, desayuno, bizcocho, fruta de bienvenida, cesta de frutas, tumbonas, hamacas, hamaca,
      ping pong, billar, futbolin, parque infantil, zona infantil, toallas de playa, sombrilla,
      sillas de playa, proyector, admiten perros, admite mascotas, mascotas, plancha, tabla de planchar,
      tendedero, chimenea exterior, columpios, kayak*, zapatillas, neverita de playa`,
    positive: `
      todas las comodidades, todo tipo de comodidades, no falta detalle, no le falta detalle,
      no le falta un detalle, no echamos de menos, todo lujo de detalles, cuidado al detalle,
      muchos detalles, pensado en todo, piensan en todo`,
    negative: `
      sin ascensor, no hay ascensor, no tiene ascensor, no tenia ascensor, no habia ascensor, sin balcon,
      sin terraza, sin piscina, sin lavadora, no hay lavadora, no tiene lavadora, sin plancha, no hay plancha,
      sin cortinas, sin persianas, sin espejo, no tiene persianas, pisos sin, pisos a pie,
      cuarto sin ascensor, subir las maletas, subir maletas, cargar con las maletas, cargando maletas,
      cargados con las maletas, escaleras con maletas, piscina cerrada, piscina sucia, piscina verde,
      piscina helada, piscina vacia, piscina minuscula, pocos enchufes, faltan enchufes, sin enchufes,
      un solo enchufe, falta de comodidades, sin comodidades, faltan comodidades, escaso equipamiento,
      faltaban sillas`,
    goodBeside: `
      grande*, privad*, climatizad*, soleado*, soleada*, complet*, ampli*, preciosa, bonit*, estupend*,
      cuidad*`,
    badBeside: `
      cerrad*, pequen*, verde, helad*, minuscul*, averiad*, viej*, escas*, insuficiente*, diminut*, falta,
      faltan, faltaba*, abandonad*, ridicul*, compartid*, abarrotad*, descuidad*`,
  },
  it: {
    good: `
      tutto il necessario, tutto l occorrente, tutto quello che serve, tutto cio che serve,
      tutto quello di cui, tutto cio di cui, dotato di tutto, dotata di tutto, fornito di tutto,
      fornita di tutto, non manca nulla, non manca niente, non mancava nulla, non mancava niente,
      non manca proprio nulla`,
    names: 'dotazioni, dotazione, comfort, servizi, attrezzature, comodita, optional',
    things: `
      ascensore, balcone, terrazzo, terrazza, piscina, giardino, lavatrice, asciugatrice, ferro da stiro,
      asse da stiro, culla, seggiolone, barbecue, sauna, idromassaggio, biciclette, giochi, stendino,
      stendibiancheria, specchio, tende, tapparelle, lampada, comodino, comodini, prese, prese di corrente,
      ombrellone, lettini, colazione, aspirapolvere, scopa, palestra, zanzariere, bidoni, sedie, persiane,
      abat jour`,
    features: `
      piscina, idromassaggio, jacuzzi, sauna, palestra, balcone, balconcino, terrazzo, terrazza, terrazzino,
      giardino, cortile, patio, lavatrice, asciugatrice, barbecue, biciclette, bici, giochi da tavolo, giochi,
      giocattoli, libri, culla, lettino da campeggio, seggiolone, ascensore, cesto di benvenuto,
      cestino di benvenuto, omaggio di benvenuto, dolcetti, bottiglia di vino, bottiglia di prosecco,
      prosecco, colazione, torta, crostata, biscotti, marmellate, lettini, sdraio, amaca, ping pong,
      biliardino, biliardo, parco giochi, altalena, teli mare, ombrellone, proiettore, animali ammessi,
      cani ammessi, ferro da stiro, asse da stiro, stendino, pianoforte, prodotti locali, prodotti tipici,
      caffe e biscotti, ciabattine, forno a legna`,
    positive: `
      tutti i comfort, ogni comfort, tutte le comodita, ogni comodita, dotato di ogni, dotata di ogni,
      pensato a tutto, curato nei dettagli, curata nei dettagli, attenzione ai dettagli, cura dei dettagli,
      cura dei particolari, ogni dettaglio, piccole attenzioni, tante piccole attenzioni`,
    negative: `
      senza ascensore, niente ascensore, nessun ascensore, manca l ascensore, non c e ascensore,
      non c e l ascensore, non c era l ascensore, senza balcone, senza terrazzo, senza piscina,
      senza lavatrice, niente lavatrice, senza ferro da stiro, senza tende, niente tende, senza tapparelle,
      senza specchio, quarto piano senza, piani a piedi, piani di scale, rampe di scale, quattro piani,
      cinque piani, portare le valigie, trascinare le valigie, valigie su per, piscina chiusa, piscina sporca,
      piscina verde, piscina fredda, piscina vuota, poche prese, mancano le prese, una sola presa,
      nessun comfort, pochi comfort, mancanza di comfort, pochi servizi, mancavano le sedie`,
    goodBeside: 'grand*, privat*, riscaldat*, complet*, ampi*, bell*, soleggiat*, ottim*, panoramic*, curat*',
    badBeside: `
      chius*, piccol*, verde, fredd*, minuscol*, guast*, vecchi*, scars*, insufficient*, mancan*, manca,
      limitat*, condivis*, abbandonat*, trascurat*, fuori servizio`,
  },
  pt: {
    good: `
      tudo o que precisa*, tudo que precisa*, tudo o que precisamos, tudo que precisamos,
      tudo o que e necessario, tudo o necessario, tudo o que e preciso, tudo necessario, todo o necessario,
      nao falta nada, nao faltava nada, nao faltou nada, nada faltou, nada falta,
      nao faltou absolutamente nada, bem equipado, equipado com tudo, tem tudo, tinha tudo`,
    names: `
      comodidades, instalacoes, facilidades, amenities, equipamentos, equipamento, confortos, estrutura,
      areas comuns, area de lazer`,
    things: `
      elevador, varanda, terraco, piscina, jardim, maquina de lavar, maquina de lavar roupa, maquina de secar,
      secadora, ferro, ferro de engomar, ferro de passar, tabua de passar, berco, cadeira alta, churrasqueira,
      sauna, jacuzzi, bicicletas, jogos, brinquedos, estendal, varal, espelho, cortinas, estores, persianas,
      candeeiro, abajur, tomadas, mesa de cabeceira, espreguicadeiras, pequeno almoco, cafe da manha,
      aspirador, vassoura, academia, ginasio, lixeira, caixote do lixo, cadeiras, cortina blackout`,
    features: `
      piscina, hidro, jacuzzi, sauna, academia, ginasio, varanda, terraco, quintal, jardim, patio,
      maquina de lavar, maquina de lavar roupa, maquina de secar, secadora, churrasqueira, barbecue,
      bicicletas, jogos, jogos de tabuleiro, brinquedos, livros, berco, cadeira alta, cadeirinha, cadeirao,
      elevador, cesta de boas vindas, cesto de boas vindas, cabaz de boas vindas, presente de boas vindas,
      garrafa de vinho, vinho do porto, vinho de oferta, pequeno almoco, cafe da manha, bolo, bolo caseiro,
      fruta, frutas, compota*, espreguicadeiras, rede na varanda, ping pong, mesa de bilhar, bilhar,
      matraquilhos, parque infantil, playground, salao de jogos, toalhas de praia, cadeiras de praia,
      guarda sol, projetor, aceitam animais, aceita pets, pet friendly, aceitam caes, ferro de passar,
      ferro de engomar, area gourmet, brinquedoteca, piano`,
    positive: `
      todas as comodidades, todo o conforto, com todo conforto, pensaram em tudo, pensado em tudo,
      pensou em tudo, atencao aos detalhes, cuidado nos detalhes, cuidado com os detalhes, cada detalhe,
      todos os detalhes, pequenos detalhes`,
    negative: `
      sem elevador, nao tem elevador, nao tinha elevador, nao ha elevador, nao havia elevador,
      elevador parado, sem varanda, sem piscina, sem maquina de lavar, nao tem maquina de lavar,
      nao tinha maquina, sem ferro, sem cortinas, sem estores, sem persianas, sem espelho, andares a pe,
      andares sem, lances de escada, quarto andar sem, subir as malas, subir com as malas,
      subir as escadas com, carregar as malas, carregar malas, carregar a mala, malas pelas escadas,
      malas escada, piscina fechada, piscina suja, piscina verde, piscina gelada, piscina vazia,
      piscina interditada, piscina em manutencao, poucas tomadas, faltam tomadas, sem tomadas, uma tomada,
      so uma tomada, falta de comodidades, faltam comodidades, sem comodidades, falta de conforto,
      sem conforto, nenhum conforto, faltavam cadeiras`,
    goodBeside: `
      grande*, privad*, privativ*, aquecid*, complet*, ampl*, bonit*, otim*, linda, lindo, maravilhos*,
      espetacular, enorme*, limpa`,
    badBeside: `
      fechad*, pequen*, verde, gelad*, minuscul*, avariad*, velh*, escass*, insuficiente*, falta, faltam,
      faltava*, quebrad*, partilhad*, interditad*, abandonad*, descuidad*`,
  },
};
