import type { TopicLexicon } from '../format.ts';

export const bathroom: TopicLexicon = {
  en: {
    names: `
      bathroom*, shower*, toilet*, loo, bath, bathtub, tub, tap, taps, faucet*, sink in the bathroom, basin,
      wc, ensuite, en suite, washroom, water pressure, shower head, showerhead, shower curtain, shower screen,
      drain, plughole, toiletries, towel, towels, bathmat, water, boiler, flush, cistern, washes, shower gel,
      shampoo, hand wash`,
    things: `
      hot water, running water, toilet paper, loo roll, loo paper, soap, hairdryer, hair dryer, hand soap,
      bath mat, shower door, clean towels, fresh towels, water pressure`,
    features: `
      rain shower, rainfall shower, walk in shower, power shower, roll top bath, rolltop bath, clawfoot,
      freestanding bath, heated towel rail, underfloor heating in the bathroom, bath robes, bathrobes,
      robes and slippers`,
    positive: `
      powerful shower, plenty of hot water, endless hot water, hot water instantly, hot water straight away,
      instant hot water, unlimited hot water, lots of hot water, constant hot water, always hot water,
      great water pressure, good water pressure, fluffy towels, soft towels, plenty of towels, lots of towels,
      enough towels, nice toiletries, lovely toiletries, good shower, great shower, amazing shower,
      best shower, shower to die for, luxury toiletries, pressure was great/good/excellent, shower like a,
      drenching, long soak, soak in the, soaked in the, bath with a, deep bath, huge bath, big bath,
      giant bath, rainfall, rain head, proper shower, power of the shower, piping hot water,
      boiling water straight, never ran out, hot water all, hot water was instant, hot water instant,
      hot water on demand, scorching shower, warm towels, heated towel, lovely soap, nice soap, posh soap,
      posh soaps, posh toiletries, fancy toiletries, good toiletries, molton brown, aesop, fresh towels daily,
      towels changed, thick towels, big towels, huge towels, white towels, two bathrooms, second bathroom,
      extra bathroom, bathroom each, his and hers, double sink, double sinks, double shower, monsoon shower`,
    negative: `
      no hot water, no hot shower, no water, no water pressure, ran out of hot water, hot water ran out,
      hot water runs out, hot water lasted, hot water lasts, not enough hot water, lukewarm water,
      lukewarm shower*, cold shower*, cold wash*, ice cold shower, dribble, trickle, dribbles, drip of,
      scald*, floods, flooded, flooding, blocked drain, blocked toilet, blocked shower, blocked loo,
      blocked sink, clogged, wouldnt drain, doesnt drain, didnt drain, drains slowly, draining slowly,
      drained slowly, ankle deep, wouldnt flush, doesnt flush, didnt flush, not flush, flush twice,
      share .. bathroom, shared bathroom, sharing a bathroom, towels for .. guests, no towels,
      not enough towels, one towel, one towel each, only one towel, towels like, towels were thin,
      scratchy towels, threadbare towels, thin towels, no door on the bathroom, bathroom has no door,
      water went, water goes, goes cold, hot then cold, cold then hot, scalding then, scalding or,
      either scalding, freezing or, alternates, alternated, burning or, boiling or freezing,
      temperature of the shower, couldnt get the temperature, warm up the shower, ten minutes to get hot,
      minutes to heat, minutes of hot water, enough hot water for, hot water for one, hot water for two,
      tank is tiny, small tank, cold by the, second shower, dribbly, dribbled, splutter*, sputter*, spits,
      sprays everywhere, sprayed everywhere, sprays the, water everywhere, water all over, soaked the floor,
      soaks the floor, wet floor, floor wet, floor soaked, puddle, puddles, pool of water, standing in water,
      stood in water, standing water, backed up, backs up, backing up, overflow, drain blocked,
      drain was blocked, shower curtain sticks, curtain sticks, curtain clings, clings to, clingy,
      hold the shower, no holder, holder broken, shower holder, wash my hair, no shelf, no hooks, no hook,
      nowhere to hang a towel, no lock on the bathroom, see through door, no privacy, without a door,
      curtain for a door, toilet seat, loo seat, seat slides, seat wobbles, knees against, knees touching,
      knees in, knees hit, flush properly, didnt flush properly, toilet blocked, loo blocked, blocked twice,
      plunger, loo paper ran, ran out of toilet, half a roll, one roll, one toilet roll, one loo roll,
      no spare, towels smell*, towels were grey, damp towels, wet towels, small towels, tiny towels,
      towels the size, hand towel each, one small towel, towels short, share a towel, sharing a towel,
      bring your own towels, bring towels, no hand soap, no soap, no shampoo, no shower gel, no hairdryer,
      no hair dryer, macerator, saniflo, sewage smell in the shower, clings to you`,
    goodBeside: `
      powerful, strong, hot, spacious, big, large, modern, new, huge, rain, luxurious, pressure was great,
      fluffy, soft, plentiful, thick, generous, piping hot, roomy, great pressure, refurbished`,
    badBeside: `
      weak, cold, lukewarm, tepid, freezing, tiny, small, cramped, blocked, slow, poor, low, dated, old,
      rusty, shared, thin, rough, scratchy, threadbare, grey, gray, unusable, dripping, dripped, drips, drip,
      damp, temperamental, pathetic, slippery, stingy, went, went cold, ran out, ran cold, gone cold,
      runs cold, turned cold, no pressure, pressure was, without a lock, doesnt lock, no lock, stopped,
      hair thin, claustrophobic, minuscule, brown, miserable, overflowed, overflowing, gurgl*, paper thin,
      under the eaves, sloping, slope, low ceiling, head height`,
  },
  de: {
    names: `
      bad, bader, badezimmer*, dusche*, duschkabine, duschvorhang, duschkopf, toilette*, klo, wc, badewanne,
      wanne, waschbecken, wasserhahn, wasserdruck, wasser, abfluss, ablauf, handtuch, handtucher, boiler,
      spulung, klospulung, badmobel, armatur*, gastebad, warmwasser,
      warme/warmes/warmen/heisse/heisses wasser`,
    things: `
      warmwasser, warmes wasser, heisses wasser, klopapier, toilettenpapier, fon, fohn, seife, wasserdruck,
      duschtuch, handtucher, haartrockner`,
    features: `
      regendusche, regenwalddusche, bademantel, walk in dusche, ebenerdige dusche, bodengleiche dusche,
      freistehende badewanne`,
    positive: `
      druck hat, ordentlich druck, guter druck, guter wasserdruck, starker wasserdruck, toller wasserdruck,
      genug handtucher, ausreichend handtucher, genugend handtucher, viele handtucher, flauschige handtucher,
      weiche handtucher, immer warmes wasser, immer heisses wasser, sofort warmes wasser, sofort heiss,
      genug warmes wasser`,
    negative: `
      kein warmwasser, kein warmes wasser, kein heisses wasser, nur kaltes wasser, kaltes wasser,
      kalt geduscht, kalt duschen, kalte dusche, eiskalt geduscht, nur lauwarm*, lauwarmes wasser,
      wasser lauwarm, wasser wurde nicht warm, nicht warm wurde, wird nicht warm, warmwasser reichte,
      warmwasser reicht, kein druck, kaum druck, wenig druck, wasserdruck schwach, tropfelt*, tropfeln,
      rinnsal, abfluss verstopft, verstopft*, lauft nicht ab, lief nicht ab, lief kaum ab, lauft kaum ab,
      lauft schlecht ab, lief schlecht ab, lauft uber, lief uber, unter wasser, uberschwemmt*, uberschwemmung,
      geflutet, keine handtucher, zu wenig handtucher, zu wenige handtucher, nur ein handtuch, kein klopapier,
      kein toilettenpapier, gemeinschaftsbad, geteiltes bad, bad teilen, knochelhoch, spult nicht`,
    goodBeside: `
      gross*, modern*, neu*, geraumig*, kraftig*, stark*, heiss*, druck, flauschig*, weich*, schick,
      luxurios*, renoviert*, warm, schon*`,
    badBeside: `
      klein*, winzig*, eng, enge, enges, kalt, kaltes, kalte, lauwarm*, schwach*, alt, altes, alte,
      veraltet*, dunn*, kratzig*, rau, verstopft*, tropft*, tropfte*, undicht*, langsam*, unbenutzbar,
      rostig*, verkalkt*, gering, schlecht, defekt, rutschig, ohne fenster, fensterlos*, siffig, grau, alle,
      aufgebraucht`,
  },
  fr: {
    names: `
      salle de bain, salle de bains, salle d eau, douche*, toilette*, wc, baignoire, lavabo, robinet*,
      pression, pression d eau, pression de l eau, eau, serviette*, evacuation, chasse d eau, pommeau,
      rideau de douche, sdb, bonde, siphon, chauffe eau, cumulus, ballon d eau chaude, paroi de douche,
      vasque, cabinet`,
    things: `
      eau chaude, papier toilette, papier wc, pq, seche cheveux, savon, gel douche, serviettes,
      serviettes de bain, pression, tapis de bain, papier hygienique, rideau de douche`,
    features: `
      douche a l italienne, grande douche, double vasque, peignoir*, douche pluie, douche italienne,
      baignoire balneo, baignoire sur pieds`,
    positive: `
      bonne pression, belle pression, super pression, eau bien chaude, eau chaude a volonte,
      serviettes moelleuses, serviettes douces, serviettes en quantite, linge de toilette fourni,
      serviettes fournies, belle douche, eau chaude tout de suite`,
    negative: `
      pas d eau chaude, plus d eau chaude, sans eau chaude, aucune eau chaude, eau froide, eau tiede,
      douche froide, douches froides, douche glacee, froid* glace*, eau glacee, eau glaciale, pas de pression,
      aucune pression, peu de pression, filet d eau, goutte a goutte, manque de pression, ballon .. vide,
      ballon trop petit, ballon d eau chaude trop, toilettes bouchees, bouche*, douche bouchee, evier bouche,
      lavabo bouche, evacuation bouchee, s evacue mal, n evacue, s ecoule mal, ne s ecoule, inonde*,
      inondation, deborde*, chasse d eau qui, fuite d eau, fuit*, pas de serviettes, aucune serviette,
      manque de serviettes, pas assez de serviettes, une seule serviette, pas de papier, pas de pq,
      serviettes rapees, serviettes reches, salle de bain commune, salle de bain partagee, n evacue pas,
      s evacue pas, s ecoule pas`,
    goodBeside: `
      grand*, spacieu*, moderne*, chaud*, puissant*, agreable*, neuf, neuve, refait*, renove*, moelleu*, doux,
      douces, belle, pratique*, fonctionnel*, italienne, douillet*, joli*, forte`,
    badBeside: `
      petit*, minuscule*, exigu*, froid*, tiede*, faible*, vieillot*, vetuste*, bouche*, vieu*, etroit*,
      date*, rouille*, glissant*, reche*, rape*, rugueu*, gris*, moisi*, fuit, coule, goutte, mini, lent*,
      partage*, commun*, sans fenetre, insuffisant*, fin, fines, capricieu*, inutilisable, demod*, tiede,
      entartre*, froide`,
  },
  es: {
    names: `
      bano, banos, cuarto de bano, aseo, ducha*, inodoro, vater, water, wc, lavabo, grifo*, banera, presion,
      presion del agua, agua, toalla*, desague, cisterna, alcachofa, mampara, plato de ducha, termo,
      calentador, cortina de la ducha, lavamanos, sanitario*`,
    things: `
      agua caliente, papel higienico, secador, secador de pelo, jabon, gel, champu, toallas, presion,
      cortina de ducha`,
    features: `
      ducha efecto lluvia, ducha de lluvia, hidromasaje, albornoces, albornoz, bano en suite, dos banos,
      jacuzzi en el bano`,
    positive: `
      buena presion, mucha presion, agua bien caliente, agua caliente al momento, agua caliente siempre,
      agua caliente de sobra, agua muy caliente, toallas suaves, toallas de sobra, toallas mullidas,
      ducha potente, ducha enorme`,
    negative: `
      sin agua caliente, no habia agua caliente, no hay agua caliente, no salia agua caliente,
      no tenia agua caliente, no teniamos agua caliente, ni agua caliente, nada de agua caliente,
      se acaba el agua caliente, se acababa el agua caliente, se acabo el agua caliente,
      agua caliente se acab*, agua caliente dur*, agua caliente duraba, agua fria, agua tibia, agua templada,
      ducha fria, duchas frias, ducharse con agua fria, ducharnos con agua fria, agua helada, te abrasa,
      se quema*, te quema, sin agua, cortes de agua, sin presion, poca presion, nada de presion,
      no tiene presion, no tenia presion, hilo de agua, hilillo, chorrito, gota a gota, atascad*, atascado,
      atasco, no tragaba, no traga, no desagua*, se inunda*, inund*, se sale el agua, salia el agua,
      salirse el agua, charco*, cisterna pierde, toallas rasposas, sin toallas, faltaban toallas,
      faltan toallas, pocas toallas, una toalla, toallas viejas, toallas finas, sin papel, no habia papel,
      bano compartido, compartir bano, compartir el bano, no para/paraba/paro de gotear, gotea*`,
    goodBeside: `
      grande*, ampli*, modern*, nuev*, caliente*, potente*, presion, espacios*, suave*, mullid*, reformad*,
      bonit*, fuerte, calentita, lujo`,
    badBeside: `
      pequen*, diminut*, minuscul*, fri*, fria, debil, antigu*, viej*, estrech*, anticuad*, oxidad*, rasposas,
      asper*, finas, goteaba*, gotea*, goteando, pierde, perdia, floj*, enan*, rota, roto, inservible,
      resbaladiz*, incomod*, baj*, tibia, justo, hiel*, compartid*`,
  },
  it: {
    names: `
      bagno, bagni, doccia, docce, wc, water, vasca, lavandino, rubinett*, pressione, pressione dell acqua,
      acqua, asciugaman*, scarico, sciacquone, box doccia, soffione, bidet, lavabo, boiler, scaldabagno,
      scaldacqua, caldaia, sanitari, tenda della doccia, piatto doccia, teli, telo`,
    things: `
      acqua calda, carta igienica, asciugacapelli, phon, fon, sapone, bagnoschiuma, asciugamani, pressione,
      bidet`,
    features: `
      doccia a pioggia, idromassaggio, vasca idromassaggio, accappatoi*, doppi servizi, doppio bagno,
      due bagni, cromoterapia`,
    positive: `
      buona pressione, ottima pressione, acqua bella calda, acqua sempre calda, acqua subito calda,
      acqua bollente, acqua calda subito, acqua calda sempre, asciugamani morbidi, asciugamani soffici,
      asciugamani in abbondanza, bella doccia, doccia spaziosa, doccia ampia, doccia potente`,
    negative: `
      acqua calda bastava/basta/finiva/finisce/finita, una doccia sola, una sola doccia,
      senza acqua calda, niente acqua calda, non c era acqua calda, non c e acqua calda,
      mancava l acqua calda, mancanza di acqua calda, acqua calda finiva, acqua calda finisce,
      acqua calda durava, finita l acqua calda, finiva l acqua calda, acqua fredda, acqua tiepida,
      acqua gelida, acqua gelata, doccia fredda, docce fredde, doccia gelata, senza acqua, poca pressione,
      pressione bassa, pressione scarsa, nessuna pressione, filo d acqua, filino d acqua, goccia a goccia,
      scarico intasato, scarico otturato, intasat*, otturat*, non scarica*, scarico lento, scaricava male,
      scarica male, si allaga*, allagat*, allagamento, allagava, perde acqua, perdeva acqua, perdita d acqua,
      sciacquone che, asciugamani lisi, asciugamani vecchi, asciugamani ruvidi, senza asciugamani,
      pochi asciugamani, mancavano gli asciugamani, un asciugamano, un solo asciugamano, niente asciugamani,
      senza carta igienica, bagno in comune, bagno condiviso`,
    goodBeside: `
      grand*, ampi*, spazios*, modern*, nuov*, cald*, potent*, pressione, soffic*, morbid*, ristrutturat*,
      bell*, rinnovat*, comod*, fort*, bella calda, bollente`,
    badBeside: `
      piccol*, minuscol*, microscopic*, fredd*, tiepid*, debol*, vecchi*, strett*, datat*, arrugginit*,
      ruvid*, lis*, sottil*, gocciola*, gocciolava, intasat*, scars*, angust*, scomod*, cieco, senza finestra,
      gelid*, obsolet*, rovinat*, perde, perdeva, muffa, ridicol*, bass*, lent*, minimal*, pianissimo, piano`,
  },
  pt: {
    names: `
      banheiro*, casa de banho, casas de banho, chuveiro, duche, ducha, sanita, vaso, vaso sanitario,
      autoclismo, descarga, pia, torneira*, banheira, box, pressao, pressao da agua, agua, toalha*, ralo,
      esgoto, wc, lavatorio, esquentador, cilindro, chuveirada, resguardo, poliban, aquecedor a gas`,
    things: `
      agua quente, papel higienico, secador, secador de cabelo, sabonete, gel de banho, champo, shampoo,
      toalhas, pressao`,
    features: `
      chuveiro de teto, banheira de hidromassagem, hidromassagem, roupao, roupoes, suite, duas casas de banho,
      dois banheiros`,
    positive: `
      boa pressao, otima pressao, agua bem quente, agua quente sempre, agua sempre quente, agua quentinha,
      agua quente na hora, muita agua quente, toalhas macias, toalhas fofas, toalhas felpudas, chuveiro forte,
      chuveiro otimo, chuveiro maravilhoso, banho quente, chuveiro delicioso, banho delicioso`,
    negative: `
      sem agua quente, nao tinha agua quente, nao havia agua quente, nao ha agua quente, nao tem agua quente,
      agua quente acab*, acabou a agua quente, acabava a agua quente, agua quente dura*, falta de agua quente,
      agua fria, agua morna, agua gelada, banho frio, banhos frios, banho gelado, banho de agua fria,
      banho de gato, sem agua, faltou agua, falta de agua, falta agua, sem pressao, pouca pressao,
      falta de pressao, fio de agua, fiozinho, pinga pinga, entupid*, entupiu, nao escoa*, nao escoava,
      escoa mal, inund*, inundava, alagou, alagava, alaga, alagad*, vaza*, vazamento, vazando, sem toalhas,
      faltavam toalhas, faltaram toalhas, poucas toalhas, uma toalha, so uma toalha, toalhas velhas,
      toalhas finas, toalhas asperas, toalhas gastas, sem papel higienico, nao havia papel, nao tinha papel,
      banheiro compartilhado, casa de banho partilhada, casa de banho comum, choque no chuveiro`,
    goodBeside: `
      grande*, ampl*, espacos*, modern*, nov*, quent*, potent*, fort*, pressao, maci*, fof*, renovad*,
      remodelad*, bonit*, otim*, delicios*, reformad*`,
    badBeside: `
      pequen*, minuscul*, apertad*, fri*, frac*, velh*, antig*, estreit*, enferrujad*, asper*, fin*, gast*,
      ping*, pinga, pingava, entupid*, partilhad*, compartilhad*, sem janela, morn*, gelad*, inutilizavel,
      vaza, perde agua, escorregadi*`,
  },
};
