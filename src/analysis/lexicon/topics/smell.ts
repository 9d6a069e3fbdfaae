import type { TopicLexicon } from '../format.ts';

export const smell: TopicLexicon = {
  en: {
    names: 'smell, smells, odour, odours, odor, odors, scent, aroma, air in the flat',
    positive: `
      smelled/smelt/smells/smelling/smell lovely/fresh/nice/great/amazing/wonderful/gorgeous/good/divine/heavenly/beautiful/delicious/of/like .. fresh/lavender/linen/vanilla/flowers/laundry/pine/lemon/bread,
      smelled fresh, smelled lovely, smelled amazing, smelled so good, smelt lovely, smelt fresh,
      smells lovely, smells amazing, smells fresh, smelled of fresh, smelled of lavender, smelt of lavender,
      fresh smelling, lovely smell, nice smell, lovely scent, fragrant, scented candle*, diffuser, no smell,
      no smells, no odour, no odours, no odors, no musty smell, no damp smell, fresh bread smell,
      smell/smells/smelled/smelt of coffee/flowers/cardamom/cinnamon/pine/lemon/jasmine/wood/roses/linen/soap/laundry`,
    negative: `
      smelly, stank, stink*, stench, reek*, pong*, whiff*, musty, fusty, mustiness, mould*, mold*, mildew*,
      damp, dampness, dank, mouldy, moldy, smelled/smelt/smells/smelling/smell of/like, bad smell,
      horrible smell, awful smell, strange smell, weird smell, funny smell, strong smell, musty smell,
      unpleasant smell, terrible smell, disgusting smell, overwhelming smell, lingering smell, smell of,
      smells of, a smell, the smell, smelled bad, smelled awful, smelled terrible, smelled horrible,
      smelled musty, smelled damp, smelt musty, smelt damp, smelt awful, smelt bad, smells bad, smells musty,
      smells damp, smelled funny, smelled weird, smelled strange, sewage, sewer, sewer smell, drains smell*,
      drain smell, smoky, smoke smell, cigarette smoke, cigarette smell, stale smoke, stale smell, stale,
      smoked in, someone had smoked, smelled smoky, cigarettes, weed, cannabis, marijuana, wet dog, dog smell,
      cat pee, cat urine, smell of urine, pet smell, air freshener*, plug in freshener, plug ins, rotten eggs,
      rotten egg, cooking smells, smell of frying, black spots, black patches, spores, fungus, fungi,
      overpowering scent, chemical smell, nauseating, put us off breathing, hold our noses, hold your nose`,
    goodBeside: `
      fresh, lovely, nice, pleasant, beautiful, gorgeous, amazing, delicious, delightful, wonderful`,
    badBeside: `
      bad, horrible, awful, strange, odd, weird, strong, funny, unpleasant, disgusting, persistent,
      overpowering, nasty, terrible, vile, foul, stale, lingering`,
  },
  de: {
    names: 'geruch, geruche, duft, luft, gerochen',
    positive: `
      duftete*, duftet*, roch gut, roch angenehm, roch frisch, roch herrlich, riecht gut, riecht angenehm,
      riecht frisch, roch nach frisch*, riecht nach frisch*, roch nach lavendel, gut gerochen,
      angenehmer duft, angenehmer geruch, frischer duft, frischer geruch, kein geruch, keine geruche,
      geruchsfrei, herrlich duftend*, nach frischer wasche`,
    negative: `
      stinkt*, stank, stanken, gestank, gestunken, muff*, muffig*, modrig*, moder*, schimmel*, *schimmel,
      verschimmelt*, stockflecken, feucht*, feuchtigkeit, klamm, roch nach, riecht nach, roch es nach,
      riecht es nach, roch es, roch stark, riecht stark, roch muffig, riecht muffig, roch unangenehm,
      riecht unangenehm, roch komisch, riecht komisch, roch seltsam, gerochen nach, nach rauch,
      nach zigaretten*, zigarettenrauch, zigarettengeruch, rauchgeruch, kalter rauch, kaltem rauch,
      verraucht*, geraucht, abwasser*, kanal*, kanalgeruch, kloake, unangenehmer geruch, strenger geruch,
      beissender geruch, komischer geruch, geruchsbelastigung, nach hund, nach katze, urin*, *geruch aus,
      nach keller, kellergeruch, fauliger, faulig*, raumspray, duftspray, chemisch*`,
    goodBeside: 'angenehm*, frisch*, gut, herrlich*',
    badBeside: `
      unangenehm*, streng*, beissend*, komisch*, stark*, muffig*, seltsam*, ublen, ubler, schlecht*,
      penetrant*`,
  },
  fr: {
    names: 'odeur*, parfum, senteur*',
    positive: `
      sent bon, sentait bon, sentait tres bon, sent tres bon, ca sent bon, ca sentait bon, sent le frais,
      sentait le frais, sentait la lavande, sent la lavande, sentait le linge, bonne odeur, odeur agreable,
      odeur fraiche, parfume*, aucune odeur, pas d odeur, sans odeur, odeur de propre, odeur de lavande,
      odeur de frais, embaum*`,
    negative: `
      pue, puait, pua, puanteur, puant*, empest*, moisi, moisie, moisis, moisissure*, humidite, humide*,
      odeur de, odeur d, odeurs de, odeurs d, sent le/la/l/les, sentait le/la/l/les, sent mauvais,
      sentait mauvais, sent mauvaise, sentait l humidite, sent l humidite, sentait le renferme,
      sent le renferme, sentait la cigarette, sent la cigarette, sentait le tabac, sent le tabac,
      sentait l egout, sent l egout, renferme, sent fort, mauvaise odeur, mauvaises odeurs, odeur nauseabonde,
      odeurs nauseabondes, nauseabond*, odeur desagreable, odeurs desagreables, egout*, canalisation*,
      tabac froid, cigarette froide, odeur de cigarette, odeur de tabac, fume a l interieur, urine, pipi,
      chien mouille, desodorisant*, champignons, salpetre, taches noires, relents, remontees d, remontee d,
      friture, vinaigre`,
    goodBeside: 'agreable*, bonne*, fraiche, delicieu*, douce',
    badBeside: `
      mauvais*, desagreable*, forte*, nauseabond*, persistant*, bizarre*, horrible*, insupportable*, infect*,
      tenace*, epouvantable*`,
  },
  es: {
    names: 'olor, olores, aroma, perfume',
    positive: `
      huele bien, huele muy bien, olia bien, olia muy bien, olia genial, huele genial, olia de maravilla,
      huele de maravilla, olia a limpio, olia a flores, olia a lavanda, huele a limpio, buen olor,
      olor agradable, olor muy agradable, perfumad*, sin olores, sin olor, ningun olor, olor a limpio,
      olor a lavanda, aroma agradable, aromatiz*, huele que da gusto, olia que daba gusto`,
    negative: `
      huele mal, huele fatal, olia mal, olia fatal, olia muy mal, huele muy mal, huele a, olia a, oler a,
      oliendo a, olor a, olores a, peste, apesta*, apestaba*, hedor, hedionda, mal olor, malos olores, moho,
      mohos*, humedad, humedades, humed*, alcantarilla*, cloaca*, desague huele, tuberias*, canerias, tabaco,
      a tabaco, humo, cerrado, olor a cerrado, a cerrado, rancio, fritanga, pis, orina, pipi, perro mojado,
      hongos, manchas negras, ambientador*, lejia que, podrid*, nauseabund*, tufo, tiraba para atras,
      tira para atras, echaba para atras`,
    goodBeside: 'agradabl*, buen, rico, fresc*, delicios*',
    badBeside: `
      mal, mala, malos, fuerte*, desagradabl*, horribl*, raro, insoportabl*, extrano, nauseabund*, intens*,
      persistent*, asqueros*`,
  },
  it: {
    names: 'odore, odori, profumo, aroma',
    positive: `
      profumat*, profumatissim*, profuma di, profumava di, profumava, profuma, profumo di, buon profumo,
      buon odore, odore gradevole, odore piacevole, profumo di pulito, nessun odore, senza odori,
      nessun cattivo odore, profumo di lavanda, profumo di bucato, fragranz*`,
    negative: `
      puzza, puzzava, puzzavano, puzzano, puzzolent*, puzzo, fetor*, tanfo, muffa, muffe, ammuffit*, umidita,
      umid*, odore di, odori di, odoraccio, cattivo odore, cattivi odori, odore cattivo, odore sgradevole,
      odore nauseabondo, odore forte, sgradevol* odore, fogna, fogne, fognatura, scarichi, sa di chiuso,
      sapeva di, sa di, sa di muffa, di chiuso, odore di chiuso, stantio, stantia, fumo, sigarett*,
      odore di fumo, puzza di fumo, urina, pipi, cane bagnato, macchie nere, macchie di muffa, deodorante,
      nauseabond*, maleodorant*, marcio, fritto, olezzo, nauseant*`,
    goodBeside: 'buon*, gradevol*, piacevol*, fresc*, delizios*',
    badBeside: `
      cattiv*, sgradevol*, fort*, nauseabond*, terribil*, strano, insopportabil*, persistent*, pessim*,
      penetrant*, acre`,
  },
  pt: {
    names: 'cheiro, cheiros, odor, odores, aroma, perfume',
    positive: `
      cheiros*, cheirinho, cheirinho bom, cheirava bem, cheira bem, cheirava muito bem, cheiro bom,
      cheiro agradavel, bom cheiro, cheiro maravilhoso, cheiro otimo, cheiro delicioso, cheiro a limpo,
      cheiro de limpeza, cheiro de limpo, cheiro a lavanda, cheiro de lavanda, perfumad*, sem cheiros,
      sem cheiro, nenhum cheiro, cheirinho a, cheirinho de, cheirava a lavado, cheirava a lavanda,
      cheirava a roupa, cheirava a limpo`,
    negative: `
      cheira mal, cheirava mal, cheirava muito mal, cheiro a, cheiro de, cheiros a, cheirava a, cheira a,
      cheirando a, cheirar a, fedor, fedia, fede, fedendo, fedid*, fedorent*, fedorento, mau cheiro,
      maus cheiros, cheiro mau, cheiro ruim, cheiro forte, cheiro horrivel, cheiro desagradavel, mofo, bolor*,
      bolorent*, mofad*, humidade, umidade, humid*, umid*, bafio, esgoto, esgotos, fossa, tabaco, cigarro*,
      cheiro de cigarro, fumo, cheiro a fumo, fumaca, xixi, urina, mijo, cao molhado, cachorro molhado,
      manchas pretas, manchas negras, manchas de humidade, podre, nauseabund*, fechado, cheiro a fechado,
      a fechado, catinga, ranco, ambientador*, fritos, tresand*, tresandava`,
    goodBeside: 'bom, agradavel, otimo, maravilhos*, fresc*, gostos*, delicios*',
    badBeside: `
      mau, ruim, forte, horrivel, desagradavel, insuportavel, estranh*, terrivel, intens*, pessim*,
      nauseabund*`,
  },
};
