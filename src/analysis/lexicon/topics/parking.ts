import type { TopicLexicon } from '../format.ts';

export const parking: TopicLexicon = {
  en: {
    names: `
      parking*, park the car, park our car, car park, carpark, garage, parking space, parking spot,
      parking place, driveway, street parking, carport, parking permit, permit, bay, ev charger,
      charging point, underground parking`,
    things: `
      parking, garage, parking space, parking spot, parking place, permit, driveway, car park, free parking,
      ev charger`,
    features: `
      free parking, private parking, secure parking, off street parking, on site parking, onsite parking,
      parking included, covered parking, gated parking, dedicated parking, parking on site, own parking,
      driveway parking, ev charger, charger for the car, charge our car`,
    positive: `
      easy parking, easy to park, parked easily, parked right outside, park right outside, parked outside,
      park outside, parked in front, parking was easy, parking was a breeze, parking a breeze,
      no problem parking, no trouble parking, no problems parking, parking no problem, plenty of parking,
      ample parking, lots of parking, always found a parking, found a parking, always a parking,
      always found a space, always found a spot, found a space, always got a space, always room to park,
      room for two cars, room for three cars, space for two cars, space for the car, parking on the doorstep,
      parking right outside, safe parking, parking outside, free parking, parking space included,
      able to park, could park, can park, space for our car, space for the van, room for the car,
      room for our car, car was safe, fits two cars, fits three cars, garage for, drive fits,
      cars on the drive, somewhere to park, left the car safely, space reserved, reserved space,
      a space .. right by/outside the door, never had to look for a space, our car had, car had its own,
      own space for the car, space for the/our/two/three car/cars, drive takes, room to park,
      could leave the car`,
    negative: `
      nowhere to park, no parking, no place to park, no where to park, no space to park, impossible to park,
      hard to park, difficult to park, couldnt park, could not park, cant park, unable to park,
      couldnt find a parking, couldnt find a space, couldnt find parking, drove around for, drove round for,
      driving around, driving round, circled, circling, circling the block, parking is a nightmare,
      parking was a nightmare, parking nightmare, parking is a pain, parking was a pain, parking is tricky,
      parking ticket, parking fine, got a ticket, got a parking, towed, clamped, car was towed, blocked in,
      boxed in, parked three streets, park three streets, park streets away, park miles, park a mile,
      parking .. streets away, blocks away from parking, paid parking only, pay for parking, paid parking,
      pay to park, paid for parking, parking costs, parking cost, parking charges, a day for parking,
      a day to park, a night for parking, parking .. extra, space was taken, someone in our space,
      someone else was in, someone parked in, space too small, scraped, scraped the car, scratched our car,
      dented, no permit, squeeze the car, squeezed the car, squeeze into, too narrow for our car,
      find parking, finding parking, looking for parking, search for parking, hunting for parking,
      hunting for a space, looking for a space, circled for, ended up paying .. garage, cost .. to park,
      euros/pounds/dollars .. park/garage, walk/walked .. from the car, nowhere for the car,
      no space for the car`,
    goodBeside: `
      free, easy, secure, private, ample, plenty, included, safe, available, handy, convenient, gated,
      covered, underground, saved, guaranteed, reserved, found, always, wide, generous`,
    badBeside: `
      tight, narrow, expensive, difficult, limited, nightmare, tricky, impossible, pain, scarce, far, small,
      pricey, hard, taken, full, tough, awkward, extra, paid, headache, stressful, steep, tiny, occupied,
      blocked, horrendous, fiddly, unavailable, lottery, hopeless`,
  },
  de: {
    names: `
      parkplatz*, parkplatze, parken, stellplatz*, tiefgarage*, garage, parkmoglichkeit*, parkhaus,
      parkplatzsuche, carport, parkausweis, parksituation, einfahrt, wallbox, auto abstellen`,
    things: `
      parkplatz, parkplatze, stellplatz, garage, tiefgarage, parkmoglichkeit, parkmoglichkeiten, wallbox`,
    features: `
      kostenloser parkplatz, eigener parkplatz, privatparkplatz, parkplatz vor der tur, parkplatz direkt,
      parkplatz am haus, parkplatz inklusive, kostenlose parkplatze, kostenlos parken, kostenloses parken,
      gratis parken, parkplatz im hof, wallbox, ladestation, eigener stellplatz, tiefgaragenplatz,
      parkplatz vorm haus`,
    positive: `
      problemlos parken, einfach parken, direkt vor der tur parken, vor dem haus parken, vorm haus parken,
      vor der haustur parken, immer einen parkplatz, immer ein parkplatz, gute parkmoglichkeit*,
      genug parkplatze, genugend parkplatze, ausreichend parkplatze, parken .. kein problem,
      parken problemlos, parken unproblematisch, parkplatz gefunden, auto sicher, platz fur das auto,
      platz furs auto, platz fur zwei autos, auto vor der tur, auto konnten wir, auto stand sicher`,
    negative: `
      kein parkplatz, keine parkplatze, keinen parkplatz, keine parkmoglichkeit*, kein stellplatz,
      keinen stellplatz, parkplatzsuche .. nervig/katastrophe/albtraum/schwierig/lang, parkplatznot,
      parkplatzmangel, parkplatze .. mangelware, mangelware, parken katastrophe, parken .. katastrophe,
      parken schwierig, parken .. schwierig, parken ist teuer, parken teuer, parken kostet, parken unmoglich,
      nicht parken, strafzettel, knollchen, abgeschleppt, runde gedreht, runden gedreht, runden um,
      um den block, block gefahren, zugeparkt*, parkplatz besetzt, stellplatz besetzt, parkplatz war belegt,
      stellplatz war belegt, eng fur, zu eng fur, zu schmal fur, kostenpflichtig*, gebuhrenpflichtig*,
      kratzer am auto, kratzer im auto, parkplatz/parkplatze findet/fand/fanden .. nicht/kaum/nie,
      parkplatz .. lange suchen`,
    goodBeside: `
      kostenlos*, kostenfrei*, gratis, gut*, eigen*, bequem*, direkt, inklusive, gross*, einfach, sicher*,
      reserviert*, genug, vorhanden, super`,
    badBeside: `
      eng, enge, schmal*, teuer*, schwierig*, weit, klein*, knapp*, rar, belegt, besetzt, katastroph*, wenig*,
      begrenzt*, unmoglich, horror, muhsam, nervig, dauert*, dauerte*, abenteuer, nerven, lotterie,
      gluckssache`,
  },
  fr: {
    names: `
      parking*, stationnement, place de parking, garage, place de stationnement, se garer, stationner,
      garer la voiture, garer, borne de recharge`,
    things: 'parking, garage, place de parking, stationnement, place de stationnement, borne de recharge',
    features: `
      parking gratuit, parking prive, place de parking privee, place privee, parking inclus, parking securise,
      stationnement gratuit, parking sur place, borne de recharge, parking en bas, parking devant,
      garage ferme, parking souterrain, place de parking reservee, parking dans la cour`,
    positive: `
      facile de se garer, facile pour se garer, se gare facilement, se garer facilement, garer facilement,
      stationnement facile, stationner facilement, facile de stationner, parking facile,
      pas de probleme pour se garer, aucun probleme pour se garer, sans probleme pour se garer,
      aucun souci pour se garer, pas de souci pour se garer, parking pratique, toujours trouve une place,
      toujours de la place, on trouve toujours, place devant, garer devant, gare devant, stationner devant,
      stationnement aise, place pour la voiture, place pour deux voitures, voiture en securite`,
    negative: `
      difficile de se garer, difficile pour se garer, difficulte* pour se garer, impossible de se garer,
      impossible de stationner, galere pour se garer, galere de parking, compliqu* de se garer,
      compliqu* pour se garer, dur de se garer, mal a se garer, se garer est, se garer releve, se garer tient,
      se garer .. galere, pas de parking, pas de place, pas de stationnement, aucune place, aucun parking,
      sans parking, manque de places, tourne .. pour trouver, tourner .. pour trouver, tourne .. minutes,
      tourner .. minutes, tourne une heure, place deja prise, place deja occupee, place occupee, amende*, pv,
      contravention, fourriere, parking payant, stationnement payant, parking cher, parking hors de prix,
      parking trop petit, place trop petite, place trop etroite, place etroite, parking etroit, gare a,
      rayures sur, raye la voiture, raye notre voiture, rampe`,
    goodBeside: `
      gratuit*, facile*, pratique*, securise*, prive*, inclus*, aise*, grand*, disponible*, reserve*,
      sur place, couvert`,
    badBeside: `
      payant*, difficile*, cher*, complique*, etroit*, galere, impossible*, petit*, occupe*, loin, exigu*,
      rare*, limite*, enfer, onereux, hors de prix, mission`,
  },
  es: {
    names: `
      parking, aparcamiento, aparcar, plaza de garaje, garaje, plaza, estacionamiento, plaza de aparcamiento,
      plaza de parking, cochera, cargador`,
    things: `
      parking, aparcamiento, garaje, plaza de garaje, estacionamiento, plaza de aparcamiento, plaza de parking`,
    features: `
      parking gratuito, parking gratis, parking privado, plaza de garaje incluida, parking incluido,
      garaje incluido, garaje privado, aparcamiento gratuito, aparcamiento privado, parking propio,
      parking en el edificio, plaza propia, cargador para el coche, cargador electrico`,
    positive: `
      facil aparcar, aparcar facil, se aparca bien, se aparca facil, se aparca sin problema,
      aparcar sin problema*, aparcamos sin problema*, aparcar en la puerta, aparcamos en la puerta,
      aparcar delante, aparcamos delante, aparcar cerca, sitio para aparcar, facilidad para aparcar,
      facilidad de aparcamiento, facil aparcamiento, no hay problema para aparcar, siempre hay sitio,
      siempre encontramos sitio, siempre encontrabamos, buen aparcamiento, sin problemas de aparcamiento,
      sin problema para aparcar, sin problemas para aparcar, sitio para el coche, hueco para el coche,
      espacio para el coche, coche en la puerta`,
    negative: `
      dificil aparcar, dificil para aparcar, aparcar es, aparcar imposible, imposible aparcar,
      imposible de aparcar, no hay aparcamiento, no hay donde aparcar, no hay parking, no tiene parking,
      no habia parking, no se puede aparcar, donde aparcar, sin parking, sin aparcamiento, sin garaje,
      problemas para aparcar, problema para aparcar, problema de aparcamiento, complicado aparcar,
      aparcar complicado, odisea aparcar, aparcar .. odisea, aparcar .. horror, aparcar .. pesadilla,
      vueltas para aparcar, vueltas buscando, dando vueltas, vueltas con el coche, dimos vueltas,
      multa de aparcamiento, multaron, grua, parking de pago, zona azul, parking carisimo, plaza ocupada,
      plaza muy estrecha, plaza estrecha, plaza pequena, garaje estrecho, maniobrar, maniobras,
      rayamos el coche, rayar el coche, rozamos, rampa`,
    goodBeside: `
      gratis, gratuit*, facil*, comod*, privad*, incluid*, segur*, ampli*, grande, propi*, disponible,
      reservad*, lujo`,
    badBeside: `
      dificil*, car*, estrech*, imposible, complicad*, pequen*, lejos, limitad*, ocupad*, odisea, horror,
      escas*, pago, infierno, justo, justa, pesadilla, carisim*, complicado, drama, cuesta, costo`,
  },
  it: {
    names: `
      parcheggi*, posto auto, garage, box auto, posti auto, box, parcheggiare, posto macchina, colonnina`,
    things: 'parcheggio, posto auto, garage, box auto, posti auto, parcheggi, colonnina',
    features: `
      parcheggio gratuito, parcheggio privato, posto auto riservato, posto auto privato, parcheggio incluso,
      posto auto incluso, parcheggio interno, parcheggio gratis, parcheggio coperto, posto auto coperto,
      parcheggio custodito, parcheggio in cortile, colonnina di ricarica, posto auto in cortile`,
    positive: `
      facile parcheggiare, si parcheggia facilmente, si parcheggia bene, si parcheggia senza problemi,
      parcheggiare facilmente, parcheggiato facilmente, parcheggio facile, facile parcheggio,
      parcheggio comodo, comodo parcheggio, parcheggio sotto casa, parcheggiare sotto casa,
      parcheggiato sotto casa, parcheggiato davanti, sempre trovato parcheggio, sempre trovato posto,
      trovato sempre parcheggio, trovato sempre posto, trovato parcheggio, si trova sempre,
      nessun problema di parcheggio, nessun problema per il parcheggio, nessun problema a parcheggiare,
      senza problemi di parcheggio, ampio parcheggio, posto per la macchina, posto per l auto,
      macchina al sicuro, spazio per la macchina`,
    negative: `
      difficile parcheggiare, difficile parcheggio, difficile trovare parcheggio, difficolta di parcheggio,
      difficolta a parcheggiare, impossibile parcheggiare, impossibile trovare parcheggio, parcheggiare e,
      parcheggiare e un, nessun parcheggio, niente parcheggio, non c e parcheggio, non c era parcheggio,
      non ci sono parcheggi, non si trova parcheggio, non si trova posto, senza parcheggio, senza posto auto,
      problema parcheggio, problemi di parcheggio, girato .. per trovare, girare .. per trovare,
      girato mezz ora, girare a vuoto, giri a vuoto, multa, multe, multati, carro attrezzi, rimossa,
      rimozione, ztl, parcheggio a pagamento, strisce blu, parcheggio caro, parcheggio costoso,
      posto occupato, posto auto occupato, posto auto stretto, parcheggio stretto, posto stretto, manovre,
      manovra, graffiato la macchina, graffiata la macchina, strisciato, rampa`,
    goodBeside: `
      gratuit*, gratis, comod*, facil*, privat*, inclus*, sicur*, ampi*, riservat*, custodit*, coperto,
      disponibil*, grand*`,
    badBeside: `
      difficil*, car*, strett*, impossibil*, scomod*, lontan*, piccol*, pagamento, impresa, incubo, limitat*,
      scars*, occupat*, costos*, introvabil*, angust*, complicat*`,
  },
  pt: {
    names: `
      estacionamento, garagem, vaga, vagas, lugar de garagem, lugar de estacionamento, estacionar,
      parqueamento, parque de estacionamento, lugar para o carro, carregador`,
    things: 'estacionamento, garagem, vaga, lugar de garagem, lugar de estacionamento, vaga de garagem',
    features: `
      estacionamento gratuito, estacionamento gratis, estacionamento privado, garagem privada,
      garagem inclusa, garagem incluida, estacionamento incluido, lugar de garagem, vaga na garagem,
      vaga de garagem, vaga coberta, vaga privativa, estacionamento privativo, estacionamento proprio,
      carregador para o carro`,
    positive: `
      facil estacionar, facil de estacionar, facil estacionamento, estacionamento facil,
      estacionar facilmente, estacionamos facilmente, estacionamos sem problema*, estacionar sem problema*,
      estaciona se bem, estacionar a porta, estacionamos a porta, estacionar na porta, estacionamos na porta,
      estacionar em frente, estacionamos em frente, estacionar perto, sempre lugar, sempre vaga,
      sempre encontramos lugar, sempre encontramos vaga, sempre achamos vaga, sempre arranjamos lugar,
      arranjamos sempre lugar, encontramos sempre lugar, sem problemas para estacionar,
      sem problema para estacionar, lugar para estacionar, lugar para o carro, espaco para o carro,
      carro seguro`,
    negative: `
      nao ha onde deixar/estacionar, onde deixar o carro, nao ha onde, sem lugar para o carro,
      dificil estacionar, dificil de estacionar, dificil estacionamento, estacionamento dificil,
      dificuldade para estacionar, dificuldade em estacionar, dificuldades para estacionar,
      impossivel estacionar, estacionar e, estacionar e um, nao ha estacionamento, nao tem estacionamento,
      nao havia estacionamento, nao tem onde estacionar, nao ha onde estacionar, onde estacionar,
      sem estacionamento, sem garagem, sem vaga, problemas para estacionar, problema para estacionar,
      falta de estacionamento, as voltas, voltas para estacionar, voltas a procura, dar voltas, rodamos,
      rodar meia hora, multa de estacionamento, multad*, multaram, rebocad*, reboque, guincho,
      estacionamento pago, parquimetro*, estacionamento caro, vaga ocupada, lugar ocupado, vaga apertada,
      vaga estreita, lugar apertado, lugar estreito, garagem estreita, garagem apertada, manobrar, manobras,
      manobra, riscar o carro, riscamos o carro, raspar o carro, arranhamos, rampa`,
    goodBeside: `
      gratuit*, gratis, facil, privad*, privativ*, inclus*, incluid*, segur*, ampl*, comod*, grande, coberta,
      reservad*, proprio, propria, disponivel, otim*`,
    badBeside: `
      dificil, car*, apertad*, estreit*, impossivel, complicad*, pequen*, longe, pag*, ocupad*, limitad*,
      tormento, pesadelo, drama, escass*, inferno, complicadissim*`,
  },
};
