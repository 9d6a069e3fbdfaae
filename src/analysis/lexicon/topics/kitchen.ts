import type { TopicLexicon } from '../format.ts';

export const kitchen: TopicLexicon = {
  en: {
    names: `
      kitchen*, kitchenette, cooking, cook, oven, hob, stove, cooker, fridge, freezer, dishwasher, pan, pans,
      pots, saucepan*, utensils, crockery, cutlery, knives, knife, plates, glasses, mugs, worktop, worktops,
      ring, rings, kitchen equipment, appliances, coffee maker, grill, frying pan, toaster, kettle, sink,
      extractor, cupboards, cups, forks, spoons, dining table, chopping board, corkscrew, tin opener,
      can opener, bottle opener, wine glasses, spices`,
    things: `
      kettle, toaster, microwave, oven, fridge, freezer, dishwasher, hob, stove, cooker, coffee maker,
      corkscrew, tin opener, can opener, bottle opener, frying pan, saucepan, sharp knife, wine glasses,
      cutlery, plates, mugs, cups, bowls, washing up liquid, dish soap, sponge, tea towel, tea towels, salt,
      oil, cooking oil, coffee, tea, pans, pots, utensils, chopping board, kitchen roll, dishwasher tablets,
      working oven`,
    features: `
      coffee machine, nespresso, espresso machine, espresso maker, coffee pods, air fryer, aga, range cooker,
      kitchen island, spice rack, cafetiere, french press`,
    positive: `
      well equipped, fully equipped, well stocked, fully stocked, well appointed kitchen,
      everything you need to cook, everything we needed to cook, everything to cook, equipped kitchen,
      equipped with everything, well kitted out, fully kitted, kitted out, all the utensils, every utensil,
      every gadget, all the gadgets, sharp knives, sharp knife, decent knives, good knives, proper knives,
      plenty of pans, plenty of plates, proper coffee, good coffee, joy to cook in, pleasure to cook in,
      cooked every night, cooked every meal, cooked most nights, cooked a full, dream to cook in,
      cooks dream, spices and oil, oil and spices, salt pepper and oil, cooked all, could cook, able to cook,
      proper meals, lovely to cook, fun to cook, even a lemon, lemon squeezer, garlic press, wok,
      casserole dish, slow cooker, rice cooker, blender, pasta maker, pestle, herbs, herbs and spices,
      oils and spices, olive oil, basics provided, basics supplied, basics like, fridge stocked,
      stocked fridge, tea and coffee, coffee and tea, teas and coffees, teas, teabags, tea bags,
      ground coffee, coffee provided, fresh coffee, great coffee, proper coffee machine, le creuset, bosch,
      smeg, induction, two ovens, big oven, huge fridge, big fridge, full size fridge, full sized,
      enough plates, wine glasses, baked .. cake/bread, well it is stocked, properly equipped, equipped for,
      kitchen to cook in, cooked a proper, cooked dinner/lunch/breakfast every, everything in the kitchen,
      every pan/pot`,
    negative: `
      poorly equipped, badly equipped, ill equipped, under equipped, underequipped, barely equipped,
      poorly stocked, not equipped, hardly any utensils, hardly any pans, blunt knife, blunt knives, blunt,
      one pan, one saucepan, one pot, one knife, one fork, one hob, mismatched, chipped plates, chipped mugs,
      chipped, scratched pans, scratched pan, nowhere to cook, couldnt cook, could not cook,
      impossible to cook, eating out, ended up eating out, ate out every night, had to eat out,
      lived on takeaways, takeaways, takeaway every, plastic plates, plastic cutlery,
      not enough plates/cutlery/glasses/mugs/cups/forks/knives/pans/bowls, no pans, no pots, no utensils,
      no oil, no salt, no cutlery, no plates, warm milk, milk went off, milk off, food spoiled,
      missing handle, no kitchen, kitchen in name only, four mugs, three plates, basic kitchen, lacks basics,
      lacks the basics, nothing to cook with, cook anything, boil an egg, one small pan, single pan,
      single saucepan, no sharp, couldnt cut, wouldnt cut, cut butter, cut a tomato, couldnt slice,
      no chopping, no corkscrew, no tin opener, no can opener, no bottle opener, no kettle, no toaster,
      no microwave, no oven, no hob, no freezer, no fridge, no dishwasher, no coffee, no tea, no salt or,
      no washing up, no sponge, no tea towel, no tea towels, no glasses, no mugs, no cups, no bowls,
      two plates, two mugs, two cups, two glasses, two bowls, two spoons, three forks, four forks,
      three spoons, one bowl, one cup, one mug, one glass, forks for, plates for six, washing up between,
      wash up between, eat in shifts, ate in shifts, eating in shifts, hob takes, hob took,
      takes an hour to boil, forever to boil, ages to boil, oven that, fridge wasnt cold, fridge was warm,
      freezer iced, freezer full of ice, frozen solid, iced up, food went off, milk went, 
      microwave sparked, toaster sparked, toaster that, kettle leaks, kettle leaked, kettle full of,
      non stick, nonstick, teflon, coating coming off, peeling pan, handle came off, toy kitchen,
      dolls house kitchen, camping stove, hot plate, hotplate, single hotplate, one hotplate, two hotplates,
      microwave only, only a microwave, just a microwave, gave up cooking, living on toast,
      lived on sandwiches, pot noodles, buy a pan, buy a kettle, fridge .. warm, no knife/knives that,
      one/two .. ring/rings/plate/hob/burner/burners .. worked/works/working, everything sticks, sticks to,
      weak/broken/rusty/bent pan, not even a/one corkscrew/knife/pan/pot/kettle`,
    goodBeside: `
      equipped, stocked, modern, new, big, large, spacious, everything, complete, sharp, brand new, high end,
      top of the range, had all, great for cooking, sleek, huge, functional, plenty, generous, kitted,
      all you need, all we needed`,
    badBeside: `
      basic, small, tiny, cramped, blunt, old, minimal, limited, bare, poor, sparse, lacking, lacks, lacked,
      dated, scratched, chipped, mismatched, empty, useless, rusty, missing, scarce, few, noisy, short of,
      short on, hardly, tripped, weak, bent, burnt, antique, plastic, skimpy, inadequate, insufficient`,
  },
  de: {
    names: `
      kuche*, kuchenzeile, kuchenausstattung, kuchenutensilien, herd, herdplatte*, backofen, ofen,
      kuhlschrank, gefrierfach, spulmaschine, geschirrspuler, topf, topfe, pfanne*, geschirr, besteck, messer,
      glaser, tassen, teller, kochen, toaster, mikrowelle, wasserkocher, kochfeld, geschirrspulmaschine,
      schneidebrett, korkenzieher, gewurze`,
    things: `
      wasserkocher, toaster, mikrowelle, backofen, kuhlschrank, gefrierfach, spulmaschine, geschirrspuler,
      korkenzieher, dosenoffner, flaschenoffner, pfanne, pfannen, topfe, messer, scharfes messer, salz, ol,
      spulmittel, schwamm, geschirrtuch, geschirrtucher, weinglaser, besteck, teller, tassen, filter,
      kaffeefilter, gewurze, dunstabzug, schneidebrett, reibe, sieb`,
    features: `
      kaffeemaschine, kaffeevollautomat, nespresso, siebtragermaschine, espressomaschine, espressokocher,
      kaffeemuhle, kochinsel`,
    positive: `
      gut ausgestattete kuche, kuche .. gut ausgestattet, kuche .. voll ausgestattet,
      kuche .. super ausgestattet, kuche .. top ausgestattet, voll ausgestattet, vollstandig ausgestattet,
      komplett ausgestattet, bestens ausgestattet, alles da zum kochen, alles zum kochen,
      alles was man zum kochen, zum kochen alles, gut kochen, prima kochen, scharfe messer,
      kuche lasst keine wunsche, macht das kochen spass, kaffeekapseln`,
    negative: `
      schlecht ausgestattet*, sparlich ausgestattet*, mangelhaft ausgestattet*, kaum ausgestattet,
      durftig ausgestattet*, nur notdurftig, stumpfe messer, stumpf*, messer stumpf, kaum geschirr,
      kaum besteck, zu wenig geschirr, zu wenig besteck, zu wenige teller, zu wenig teller, zu wenig topfe,
      zu wenig tassen, zu wenig glaser, kein geschirr, kein besteck, keine pfanne, keine topfe, kein topf,
      nur eine pfanne, nur ein topf, nur zwei, nur eine herdplatte, eine herdplatte, kochen unmoglich,
      kochen nicht moglich, kochen konnte man, nicht kochen, zerkratzte pfanne*, zerkratzt*, verbeult*,
      pfanne ohne griff, plastikgeschirr, zusammengewurfelt*, angeschlagen*, es fehlt an,
      grundausstattung fehlt*`,
    goodBeside: `
      ausgestattet*, modern*, neu*, gross*, hochwertig*, komplett*, geraumig*, scharf*, alles, bestens,
      reichlich, voll, funktional*, bestuckt`,
    badBeside: `
      klein*, winzig*, alt, alte, veraltet*, sparlich*, minimal*, durftig*, stumpf*, wenig*, zu wenig,
      abgenutzt*, fehlt*, fehlte*, fehlen, mickrig*, kaum, rudimentar*, verbeult*, zerkratzt*, verbrannt*,
      eng, laut`,
  },
  fr: {
    names: `
      cuisine*, kitchenette, coin cuisine, four, plaque*, plaques de cuisson, frigo, refrigerateur,
      congelateur, lave vaisselle, casserole*, poele*, vaisselle, couverts, couteau*, ustensiles, assiettes,
      verres, cuisiner, bouilloire, grille pain, micro ondes, microondes, cafetiere, hotte, evier,
      equipement de cuisine, tasses, electromenager, tire bouchon, plats, saladier`,
    things: `
      bouilloire, grille pain, micro ondes, microondes, four, frigo, refrigerateur, congelateur,
      lave vaisselle, tire bouchon, ouvre boite, casserole, casseroles, poele, poeles, sel, huile, poivre,
      eponge, liquide vaisselle, torchon, torchons, couverts, assiettes, verres, passoire, saladier,
      cafetiere, hotte, filtres a cafe, couteaux, produit vaisselle`,
    features: `
      machine a cafe, nespresso, machine nespresso, machine expresso, capsules de cafe, machine a raclette,
      appareil a raclette, appareil a fondue, senseo, robot`,
    positive: `
      cuisine equipee, bien equipe*, tres bien equipe*, entierement equipe*, parfaitement equipe*,
      super equipe*, sur equipe*, tout le necessaire pour cuisiner, tout ce qu il faut pour cuisiner,
      de quoi cuisiner, tout pour cuisiner, manque rien, agreable de cuisiner, plaisir de cuisiner,
      couteaux qui coupent`,
    negative: `
      que deux/trois/quatre/quelques assiettes/couverts/verres/casseroles/tasses/poeles,
      mal equipe*, peu equipe*, sous equipe*, pas equipe*, pas assez equipe*, manque d ustensiles,
      manque de vaisselle, manque de casseroles, manque de couverts, pas de casserole*, pas de poele*,
      pas de couverts, aucun ustensile, pas assez de vaisselle/couverts/verres/assiettes/casseroles,
      couteaux qui ne coupent, couteau* emousse*, ne coupent rien, une seule casserole, une seule poele,
      une seule plaque, deux fourchettes, deux assiettes, depareille*, ebreche*, impossible de cuisiner,
      difficile de cuisiner, poele rayee, poele* raye*, poele qui attache, attachent, cuisine sommaire,
      ne coupe pas, ne coupent pas`,
    goodBeside: `
      equipe*, complet*, complete*, moderne*, grand*, neuf, neuve, fonctionnel*, pratique*, spacieu*, tout,
      recent*, americaine, belle, garni*, fourni*`,
    badBeside: `
      petit*, minuscule*, sommaire*, vieu*, vieille*, vetuste*, basique*, manque*, mal, peu, depareille*,
      insuffisant*, limite*, exigu*, use*, raye*, emousse*, incomplet*, incomplete*, minimaliste, spartiate*,
      capricieu*, bruyant*`,
  },
  es: {
    names: `
      cocina, cocinar, horno, vitroceramica, vitro, placa, fogon, fogones, nevera, frigorifico, congelador,
      lavavajillas, sarten, sartenes, olla, ollas, cazuela*, vajilla, cubiertos, cuchillo*, menaje,
      utensilios, platos, vasos, tostadora, hervidor, microondas, cafetera, electrodomesticos, campana,
      fregadero, tazas, copas, abrelatas, sacacorchos`,
    things: `
      microondas, horno, nevera, frigorifico, congelador, lavavajillas, tostadora, tostador, hervidor,
      cafetera, sarten, sartenes, ollas, sal, aceite, azucar, estropajo, lavaplatos, abrelatas, sacacorchos,
      cuchillos, vasos, platos, cubiertos, copas, campana, escurridor, colador, trapos, cuchillo que corte`,
    features: `
      cafetera nespresso, nespresso, maquina de cafe, cafetera de capsulas, capsulas de cafe, thermomix,
      cafetera italiana, airfryer, freidora de aire`,
    positive: `
      cocina equipada, bien equipad*, muy bien equipad*, totalmente equipad*, completamente equipad*,
      perfectamente equipad*, equipadisim*, equipada con todo, todo lo necesario para cocinar,
      de todo para cocinar, todo para cocinar, tiene de todo, menaje completo, no faltaba de nada,
      no faltaba detalle, cuchillos que cortan, completisim*, gusto cocinar`,
    negative: `
      mal equipad*, poco equipad*, escasamente equipad*, no esta equipad*, no estaba equipad*, sin equipar,
      falta menaje, faltaba menaje, faltan utensilios, faltaban utensilios, faltaban platos, faltaban vasos,
      faltaban cubiertos, faltan platos, faltan vasos, faltan cubiertos, poco menaje, escaso menaje,
      menaje escaso, sin menaje, sin sartenes, ni una sarten, ni sarten, una sola sarten, solo una sarten,
      solo una olla, dos platos, no cortan, no corta, no cortaban, desportillad*, desparejad*,
      imposible cocinar, no se puede cocinar, no pudimos cocinar, sarten quemada, sartenes rayadas,
      sarten rayada, se pega todo, ni aceite, ni sal, un solo fuego, cocina minima`,
    goodBeside: `
      equipad*, complet*, modern*, nuev*, grande*, ampli*, de todo, funcional*, perfect*, reformad*, practic*`,
    badBeside: `
      pequen*, diminut*, minuscul*, basic*, viej*, antigu*, escas*, justit*, justa, incomplet*, falta, faltan,
      faltaba*, enan*, minim*, limitad*, anticuad*, rayad*, desparejad*, ridicul*, pobre*, inutil*`,
  },
  it: {
    names: `
      cucina, angolo cottura, cucinino, cucinare, forno, fornelli, fornello, piano cottura, frigo,
      frigorifero, freezer, lavastoviglie, pentol*, padell*, stoviglie, posate, coltell*, utensili, piatti,
      bicchieri, tazze, bollitore, tostapane, microonde, forno a microonde, moka, elettrodomestici, lavello,
      cappa, piastre, caffettiera, cavatappi`,
    things: `
      microonde, forno, frigo, frigorifero, freezer, congelatore, lavastoviglie, bollitore, tostapane, moka,
      padella, padelle, pentola, pentole, sale, olio, zucchero, caffe, spugna, spugnetta, detersivo,
      detersivo per i piatti, cavatappi, apribottiglie, apriscatole, coltelli, posate, bicchieri, piatti,
      scolapasta, strofinaccio, tagliere, cappa, caffettiera`,
    features: `
      macchina del caffe, macchinetta del caffe, nespresso, macchina espresso, cialde, capsule,
      capsule del caffe, isola`,
    positive: `
      cucina attrezzata, ben attrezzat*, ben equipaggiat*, completamente attrezzat*, super attrezzat*,
      attrezzatissim*, accessoriat*, ben accessoriat*, fornitissim*, ben fornit*,
      tutto il necessario per cucinare, tutto per cucinare, tutto quello che serve per cucinare,
      niente manca, cucina completa, coltelli affilati, piacere cucinare`,
    negative: `
      poco attrezzat*, mal attrezzat*, poco accessoriat*, non attrezzat*, scarsamente attrezzat*,
      poco fornit*, mal fornit*, mancano le pentole, mancavano le pentole, mancano pentole, mancavano pentole,
      mancano utensili, poche pentole, poche stoviglie, poche posate, pochi piatti, pochi bicchieri,
      due forchette, una sola padella, una sola pentola, solo una padella, solo una pentola,
      coltelli che non tagliano, non tagliano, non taglia, non tagliavano, spaiat*, sbeccat*, scheggiat*,
      impossibile cucinare, non si puo cucinare, non si riesce a cucinare, padelle graffiate,
      padella graffiata, padelle rovinate, padelle bruciate, un solo fornello, niente sale, neanche il sale,
      nemmeno il sale, ne olio, ne sale`,
    goodBeside: `
      attrezzat*, complet*, modern*, nuov*, grand*, ampi*, di tutto, accessoriat*, fornit*, funzional*,
      spazios*, super, pratic*, dotat*`,
    badBeside: `
      piccol*, minuscol*, vecchi*, scars*, essenzial*, basic*, poco, poca, pochi, poche, incomplet*, mancano,
      manca, mancava*, spartan*, ridott*, rovinat*, graffiat*, minim*, scomod*, spaiat*, limitat*, inesistent*`,
  },
  pt: {
    names: `
      cozinha, kitchenette, cozinhar, forno, fogao, placa, cooktop, frigorifico, geladeira, congelador,
      maquina de lavar loica, maquina de lavar louca, lava louca, panela*, frigideira*, louca, loica,
      talheres, faca*, utensilios, pratos, copos, chaleira, torradeira, micro ondas, microondas, cafeteira,
      eletrodomesticos, exaustor, tachos, loucas, bancada, xicaras, chavenas, sacarolhas`,
    things: `
      micro ondas, microondas, forno, frigorifico, geladeira, congelador, chaleira, torradeira, cafeteira,
      panela, panelas, frigideira, sal, azeite, oleo, acucar, esponja, detergente, saca rolhas, saca rolha,
      abridor, abre latas, facas, talheres, copos, pratos, liquidificador, coador, filtro de cafe,
      pano de prato, exaustor, fogao, tachos`,
    features: `
      maquina de cafe, nespresso, maquina de lavar loica, maquina de lavar louca, lava loicas,
      cafeteira nespresso, capsulas, capsulas de cafe, dolce gusto, filtro de agua, airfryer, air fryer`,
    positive: `
      cozinha equipada, bem equipad*, muito bem equipad*, totalmente equipad*, completamente equipad*,
      super equipad*, equipadissim*, toda equipada, equipada com tudo, tudo o que e preciso para cozinhar,
      tudo para cozinhar, tudo o que precisa para cozinhar, tem de tudo, tinha de tudo, cozinha completa,
      completissim*, facas afiadas, prazer cozinhar, da para cozinhar`,
    negative: `
      mal equipad*, pouco equipad*, nao equipad*, sem equipamento, faltam utensilios, faltavam utensilios,
      faltam panelas, faltavam panelas, faltam talheres, faltavam talheres, faltavam copos, faltam copos,
      faltam pratos, faltavam pratos, poucas panelas, poucos talheres, poucos copos, poucos pratos,
      poucos utensilios, pouca louca, pouca loica, so uma panela, uma panela, uma frigideira, dois garfos,
      nao cortam, nao corta, nao cortavam, lascad*, desirmanad*, impossivel cozinhar, nao da para cozinhar,
      nao dava para cozinhar, nao se consegue cozinhar, frigideira riscada, panelas riscadas,
      frigideiras riscadas, nem sal, nem azeite, nem oleo, uma boca`,
    goodBeside: `
      equipad*, complet*, modern*, nov*, grande*, ampl*, funcional*, espacos*, apetrechad*, de tudo, montad*,
      recheada`,
    badBeside: `
      pequen*, minuscul*, basic*, velh*, antig*, escass*, incomplet*, falta, faltam, faltava*, pouc*,
      limitad*, fraca, pobre*, reduzid*, riscad*, apertad*, cega*, inutil`,
  },
};
