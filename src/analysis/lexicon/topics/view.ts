import type { TopicLexicon } from '../format.ts';

export const view: TopicLexicon = {
  en: {
    names: `
      view, views, outlook, vista, vistas, panorama, scenery, skyline, sea view, sea views, ocean view,
      mountain view, city view, window view, lookout`,
    things: 'view, sea view, ocean view, views',
    features: `
      sea views, panoramic views, panoramic view, views over, views of the, view over, view of the sea,
      view of the bay, view of the mountains, view of the lake, view of the river`,
    positive: `
      overlooking the sea/bay/river/lake/park/harbour/harbor/mountains/valley/water/city/square/old,
      overlooks the sea/bay/river/lake/park/harbour/harbor/mountains/valley/water/city/square, stunning view*,
      amazing view*, what a view, million dollar view, views to die for, breathtaking, breath taking,
      jaw dropping view*, view from the .. window/balcony/terrace/bed, sunset from the, sunsets from the,
      sunrise from the, sunrise over, sunset over, sunsets over, watched the sun, watching the sun,
      watch the sun, watching the boats, watch the boats, watched the boats, see the sea, see the sea from,
      wake up to the, woke up to the, look out over, looking out over, looks out over, looked out over,
      scenic, panoramic, could stare, stared out, picture postcard, never tire of, see for miles,
      wake up .. sea/lake/ocean/mountains/water/bay, woke up .. sea/lake/ocean/mountains/water/bay, rooftops,
      over the rooftops, the sea/lake/ocean/mountains from/before the/you/us bed/window/balcony,
      but the lake/sea/ocean/mountains,
      looking/looked/look at/over/across/towards the mountains/sea/lake/river/hills/valley/city/harbour/skyline/rooftops/ocean/bay,
      see/saw the mountains/sea/ocean/lake/tower/cathedral/castle/skyline from, overlooking,
      sun set/rise over, watched the boats/ships/sunset/sunrise`,
    negative: `
      no view, no views, no view to speak, without a view, view of a wall, view of the wall, view of a brick,
      brick wall, blank wall, view of the bins, view of bins, view of the car park, view of a car park,
      view of the parking, looks onto a wall, looked onto a wall, looks out onto a, looked out onto a,
      looks at a wall, faces a wall, facing a wall, faces a brick, faced a wall, air shaft, light well,
      lightwell, wall opposite, overlooking a car park, overlooking the car park, overlooking bins,
      overlooking the bins, overlooking a building, overlooking a wall, overlooks a car park,
      overlooks the bins, overlooks a wall, next building, straight into the neighbours, into the neighbours,
      other peoples windows, overlooked by, partial view, view is blocked, view was blocked, blocked view,
      view blocked, obstructed, obscured, if you lean, lean out, leaning out, crane your neck, craning,
      stand on a chair, scaffolding outside, scaffolding in front, windows face, window faces,
      window looks onto, windows look onto, windows look out on a,
      looks/look/looked onto the wall/bins/street/road/building/neighbours/car,
      give/gives onto the? .. back/bins/wall`,
    goodBeside: `
      stunning, breathtaking, spectacular, incredible, amazing, gorgeous, magnificent, beautiful, great, wow,
      unreal, insane, panoramic, unbeatable, unobstructed, priceless, glorious, worth, sublime, dream, superb,
      dreamy`,
    badBeside: `
      disappointing, blocked, wall, bins, car park, ugly, depressing, grim, limited, building site, poor,
      boring, scaffolding, obscured, nonexistent, brick`,
  },
  de: {
    names: 'aussicht, ausblick, blick, panorama, sicht, fernblick, meerblick, seeblick, bergblick',
    things: 'aussicht, ausblick, meerblick, seeblick',
    features: `
      meerblick, seeblick, bergblick, blick auf, blick aufs, blick uber, blick ins grune, panoramablick,
      blick auf das meer, blick auf den see, blick auf die berge, blick uber die, weitblick, fernblick`,
    positive: `
      traumblick, traumhafter blick, traumhafte aussicht, tolle aussicht, toller blick, herrlicher blick,
      herrlicher ausblick, atemberaubend*, panoramafenster, uber den dachern, sonnenuntergang,
      sonnenuntergange, sonnenaufgang, blick zum dahinschmelzen, was fur ein blick, was fur ein ausblick,
      was fur eine aussicht, kann man sich nicht satt sehen, nicht sattsehen, kann mich nicht sattsehen,
      sieht/sah/sahen man? .. alpen/berge/meer/see/dom/stadt/dacher/tal, bis zu den alpen/bergen,
      bis zum meer/see/horizont, auf die alpen/berge/dacher`,
    negative: `
      keine aussicht, kein ausblick, kein meerblick, keinen meerblick, keinen ausblick, keinen blick,
      blick auf eine wand, blick auf die wand, blick auf eine mauer, blick auf die mauer,
      blick auf eine hauswand, blick auf die hauswand, blick auf mulltonnen, blick auf die mulltonnen,
      blick auf den parkplatz, blick auf einen parkplatz, blick in den hinterhof, blick auf den hinterhof,
      blick auf die strasse, blick auf eine baustelle, blick auf die baustelle, blick gegen,
      auf eine hauswand, auf eine mauer, auf die mulltonnen, verbaut, versperrt, hals verrenkt,
      hals verrenken, wenn man sich .. hinauslehnt, nur mit verrenkung, nachbarn ins fenster, lichtschacht`,
    goodBeside: `
      traumhaft*, toll*, herrlich*, fantastisch*, atemberaubend*, wunderschon*, schon*, grandios*,
      spektakular*, weit*, genial*, unverbaut*, wow, gigantisch*, einmalig*, hammer`,
    badBeside: `
      enttauschend*, verbaut*, trist*, hasslich*, eingeschrankt*, versperrt*, wand, mauer, mulltonnen,
      hinterhof, parkplatz`,
  },
  fr: {
    names: 'vue, vues, panorama, paysage, point de vue, vue mer',
    things: 'vue, vue mer, vue sur mer',
    features: `
      vue mer, vue sur mer, vue sur la mer, vue sur les, vue sur le, vue sur l, vue panoramique, vue degagee,
      vue imprenable, vue plongeante, vue montagne, vue lac, avec vue, vue sur`,
    positive: `
      belle vue, vue magnifique, vue superbe, superbe vue, magnifique vue, vue a couper, couper le souffle,
      quelle vue, vue incroyable, vue exceptionnelle, vue splendide, jolie vue, coucher de soleil,
      couchers de soleil, lever de soleil, levers de soleil, on voit la mer, voit la mer, vue de reve,
      panoramique, donne sur la mer, donne sur le parc, donne sur un jardin, donne sur le jardin,
      donne sur le port, vue vaut, vaut le detour, on voit toute/tout/les/la ville/vallee/montagnes/mer/toits`,
    negative: `
      pas de vue, aucune vue, sans vue, vue sur un mur, vue sur le mur, vue sur les poubelles,
      vue sur poubelles, vue sur un parking, vue sur le parking, vue sur cour, vue sur la cour,
      vue sur une cour, vue sur les voisins, vue sur un immeuble, vue sur l immeuble, vue sur immeuble,
      vue bouchee, vue gachee, vue obstruee, vue cachee, vue limitee, vis a vis, donne sur un mur,
      donnent sur un mur, donne sur une cour, donne sur un parking, donne sur le parking,
      donne sur les poubelles, donnant sur un mur, donnant sur une cour, mur d en face, en se penchant,
      se pencher, se penchant, en se tordant, tordre le cou`,
    goodBeside: `
      magnifique*, superbe*, belle*, splendide*, imprenable*, exceptionnel*, degage*, incroyable*, sublime*,
      jolie*, epoustouflant*, reve, spectaculaire*, dingue, canon, a tomber`,
    badBeside: `
      mur, poubelles, bouche*, obstru*, decevant*, moche*, triste*, inexistant*, gach*, limite*, immeuble`,
  },
  es: {
    names: 'vista, vistas, panorama, panoramica, paisaje, vistas al mar',
    things: 'vistas, vistas al mar, vista al mar, vista',
    features: `
      vistas al mar, vista al mar, vistas a la, vistas a las, vistas al, vistas de la, vistas panoramicas,
      vistas sobre, con vistas, vista panoramica, vistas despejadas`,
    positive: `
      mirando al mar/lago/rio/monte/valle, frente al mar/lago/rio,
      buenas vistas, vistas impresionantes, vistas espectaculares, vistas increibles, preciosas vistas,
      vistas preciosas, bonitas vistas, vistas bonitas, unas vistas, que vistas, vaya vistas, menudas vistas,
      vistas de infarto, vistas maravillosas, atardecer, atardeceres, puesta de sol, puestas de sol,
      amanecer, amaneceres, ver el mar, se ve el mar, quita el hipo, quitan el hipo, quitan el aliento,
      de ensueno,
      se ve/ven/veia/veian todo/toda/el/la/las/los .. valle/mar/ciudad/montanas/puerto/bahia/catedral`,
    negative: `
      sin vistas, no tiene vistas, no tenia vistas, no hay vistas, ni vistas, vistas a un muro,
      vistas al muro, vistas a una pared, vistas a la pared, vistas a un patio, vistas al patio,
      vistas a patio, vistas a la basura, vistas a los contenedores, vistas a un parking, vistas al parking,
      vistas a un solar, vistas a un edificio, patio interior, patio de luces, da a un patio, da a un muro,
      da a una pared, da a un parking, dan a un patio, dan a un muro, daba a un patio, daba a un muro,
      daba a una pared, daban a un patio, a un patio interior, a una pared, vistas tapadas, asomandote,
      si te asomas, asomarte, estirar el cuello, ventana al pasillo`,
    goodBeside: `
      impresionante*, espectacular*, precios*, increibl*, maravillos*, bonit*, buen*, fantastic*,
      inmejorable*, alucinant*, espectaculares, insuperable*, brutal*, gozada, lujo`,
    badBeside: `
      muro, pared, basura, contenedores, feas, fea, tapad*, decepcionant*, nulas, patio, triste*,
      inexistente*, edificio`,
  },
  it: {
    names: 'vista, panorama, veduta, vedute, affaccio, paesaggio, vista mare',
    things: 'vista, vista mare, panorama, affaccio',
    features: `
      vista mare, vista sul mare, vista sul, vista sulla, vista sui, vista sulle, vista lago,
      vista panoramica, vista su, vista montagne, con vista, vista aperta`,
    positive: `
      si vede/vedono .. golfo/mare/citta/montagne/lago/tetti/valle,
      bella vista, vista stupenda, vista mozzafiato, mozzafiato, vista spettacolare, vista magnifica,
      splendida vista, vista splendida, che vista, vista meravigliosa, vista incredibile, toglie il fiato,
      panoramic*, tramonto, tramonti, alba sul, l alba, si vede il mare, vedere il mare,
      si affaccia sul mare, affaccia sul mare, affacciato sul mare, si affaccia sul lago, colpo d occhio,
      si vede/vedono .. mare/citta/montagne/valle/lago/tetti`,
    negative: `
      nessuna vista, senza vista, niente vista, non c e vista, vista su un muro, vista sul muro, vista muro,
      vista su una parete, vista sui bidoni, vista sui cassonetti, vista cassonetti, vista su un cortile,
      vista sul cortile, vista su un parcheggio, vista sul parcheggio, vista parcheggio,
      si affaccia su un muro, si affaccia su un cortile, affaccia su un muro, affaccia sul cortile,
      affaccia su un cortile, si affaccia sui bidoni, affacciata su un muro, affacciano su un muro,
      affacciano su un cortile, cavedio, chiostrina, palazzo di fronte, palazzo davanti, vista coperta,
      vista ostruita, sporgendosi, sporgersi, ci si sporge, allungando il collo, pozzo luce`,
    goodBeside: `
      stupend*, bell*, magnific*, splendid*, spettacolar*, mozzafiato, incredibil*, meraviglios*,
      impareggiabil*, fantastic*, favolos*, suggestiv*, impagabil*, unic*, incantevol*, sogno, viaggio`,
    badBeside: `
      muro, bidoni, cassonetti, brutt*, deludent*, copert*, ostruit*, triste, cortile, inesistent*, bloccat*,
      parcheggio`,
  },
  pt: {
    names: 'vista, vistas, paisagem, panorama, vista mar, visual',
    things: 'vista, vista mar, vista para o mar',
    features: `
      vista para o mar, vista mar, vista de mar, vista para a, vista para o, vista para as, vista sobre,
      vista panoramica, vista do, vista para, com vista, vista desafogada, vista rio, vista livre`,
    positive: `
      aquela vista, vista para o/a rio/mar/serra/cidade/oceano/lago,
      bela vista, linda vista, vista linda, vista maravilhosa, vista deslumbrante, vista incrivel,
      vista espetacular, que vista, vista de tirar, tirar o folego, de cortar a respiracao,
      cortar a respiracao, vista fantastica, vista magnifica, por do sol, nascer do sol, ver o mar,
      ve se o mar, da para ver o mar, vistas lindas, vistas incriveis, vistas fantasticas,
      ve/via se o/a/todo/toda mar/rio/cidade/serra`,
    negative: `
      sem vista, sem vistas, nenhuma vista, nao tem vista, nao tinha vista, nao ha vista,
      vista para uma parede, vista para a parede, vista para um muro, vista para o muro, vista para o lixo,
      vista para os caixotes, vista para um parque de estacionamento, vista para o estacionamento,
      vista para um estacionamento, vista para um predio, vista para o predio, vista para as traseiras,
      vista para uma obra, vista para obras, vista para um patio, saguao, da para uma parede, da para um muro,
      dava para uma parede, dava para um muro, dava para o muro, da para o saguao, para o saguao,
      vista tapada, vista obstruida, se nos debrucarmos, esticar o pescoco, debrucar, janela para a parede,
      predio em frente tapa`,
    goodBeside: `
      lind*, maravilhos*, deslumbrant*, incriv*, espetacular*, bonit*, fantastic*, magnific*, belissim*, bel*,
      soberb*, estonteant*, privilegiad*, sonho, espectacular, unic*`,
    badBeside: `
      parede, muro, lixo, feia, tapad*, bloquead*, dececionant*, decepcionant*, predio, inexistente*, caixotes`,
  },
};
