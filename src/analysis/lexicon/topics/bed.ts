import type { TopicLexicon } from '../format.ts';

export const bed: TopicLexicon = {
  en: {
    names: `
      bed, beds, mattress*, pillow*, duvet*, bedding, sofa bed, sofabed, sofa beds, pull out couch, pullout,
      bunk, bunks, bunk beds, bed linen, sleep quality, sleeping, king size bed, kingsize bed, double bed,
      cushions on the bed, quilt*, comforter*, sheets, linen, linens, blanket*, bedsheets, topper, futon`,
    positive: `
      slept like, slept well, slept so well, slept really well, slept very well, slept soundly, slept great,
      slept through, slept brilliantly, slept beautifully, slept better than, slept in till, slept ten hours,
      slept eight hours, best sleep, best nights sleep, great nights sleep, good nights sleep, great sleep,
      good sleep, great nights rest, good nights rest, comfy night, slept a solid, sleep like, overslept,
      never want to get up, didnt want to get up, didnt want to get out of bed, like a cloud,
      like sleeping on a cloud, on a cloud, cloud like, like clouds, like logs, like a log, like a baby,
      like babies, where can i buy, want the same mattress, ordered the same, looked up the mattress,
      crisp linen, crisp sheets, crisp white, sank into, slept like a, slept deeply, slept till, slept until,
      out like a light, best bed, best mattress, best pillows, dreamy bed, hotel quality bed,
      hotel quality linen, hotel quality, egyptian cotton, high thread, goose down, duck down,
      feather pillows, memory foam, choice of pillows, pillow menu, beds were made, beds made up,
      beautifully made bed, good mattress, great mattress, proper mattress, proper beds, real bed,
      super king, solid nights, deep sleep, slept nine/ten/eight/eleven hours, slept .. hours straight/solid,
      best sleep .. months/years/weeks`,
    negative: `
      uncomfortable sleep, slept badly, slept terribly, slept poorly, slept on the floor/sofa,
      slept on the couch, bad nights sleep, terrible nights sleep, bad back, back ache, backache, back hurt,
      back still hurts, back hurts, sore back, back pain, sore neck, neck ache, stiff neck, stiff back,
      hurt my back, killed my back, my back was, my back is, chiropractor, osteopath, physio,
      feel every spring, felt every spring, springs poking, springs sticking, springs digging, spring in my,
      every spring, springs, roll to the middle, roll into the middle, rolled into, rolled to the middle,
      lumpy, like a hammock, into a hammock, like a board, like a plank, like concrete, like sleeping on,
      made of concrete, made of stone, rock hard, hard as a rock, hard as, like rocks, like a rock, pancake*,
      slept in our clothes, slept in my clothes, airbed, air bed, air mattress, deflated, camp bed,
      feet hung, feet hang, feet stuck out, feet over the end, like a trampoline, like a brick, like bricks,
      like a sack, like sleeping in, like a park bench, park bench, like gravel, slats, slat, slats fell,
      slats broke, bed collapsed, bed broke, collapsed in the night, middle of the mattress, dip in the,
      valley in the, crater, mattress protector, plastic sheet, plastic cover, rustling, rustled,
      sticking into, digging into, dig into, poke through, poking through, metal bar, bar in your back,
      bar in my back, slipped disc, back is still, back in bits, back in pieces, back was killing,
      aching back, achy, woke up stiff, woke up sore, woke up aching, crick in, sleeping on the floor,
      mattress on the floor, two single beds, pushed together, gap in the middle, childs bed, child size,
      child sized, kids bed, not long enough, six foot, tall people, tall person, roll off, fell out of bed,
      duvet too, single duvet, one duvet, one pillow, one pillow each, thin duvet, thin pillow, thin pillows,
      flat pillows, flat pillow, no pillows, no duvet, no bedding, no sheets, no blankets, no extra blanket,
      one sheet, sheet that doesnt, sheets too small, sheet too small, sheets dont fit, sheet didnt fit,
      fitted sheet, polyester, nylon, itchy, scratchy, bar across the back/middle, bar across my/your/our,
      springs .. ribs/back, woke .. sore/stiff/aching, back .. ached/sore/killing`,
    goodBeside: `
      comfy, comfortable, comfiest, comfortably, soft, firm, huge, big, large, plush, cosy, cozy, fluffy,
      heavenly, divine, dreamy, supportive, super comfy, crisp, king size, quality, roomy, warm, snug,
      generous, proper, orthopaedic`,
    badBeside: `
      uncomfortable, uncomfy, hard, rock hard, too soft, soft for, saggy, lumpy, thin, flat, squeaky, squeaks,
      squeaked, creaky, creaks, creaked, small, narrow, short, tiny, worn, worn out, old, cheap, scratchy,
      springy, stiff, collapsed, collapses, wobbly, flimsy, plastic, crinkly, missing, dip in, sunken,
      not enough, pushed together, itchy, thin as, rickety, bar across, bar in, sagging, sags, sagged`,
  },
  de: {
    names: `
      bett, betten, matratze*, kissen, kopfkissen, bettdecke*, decke, decken, bettwasche, schlafsofa,
      schlafcouch, doppelbett*, etagenbett, hochbett, lattenrost*, boxspringbett*, laken, schlafkomfort,
      einzelbett*, topper, *bett, *betten, *kissen, *matratze, *matratzen`,
    positive: `
      gut geschlafen, sehr gut geschlafen, super geschlafen, herrlich geschlafen, bestens geschlafen,
      wunderbar geschlafen, hervorragend geschlafen, geschlafen wie, schlaft man wie, wie auf wolken,
      wie auf einer wolke, schlafen wie, wie ein stein, wie ein murmeltier, wie ein baby, wie die murmeltiere,
      wie babys, gut schlafen, gar nicht mehr aufstehen, erholsam*, ausgeschlafen`,
    negative: `
      schlecht geschlafen, ruckenschmerzen, rucken schmerz*, rucken weh, rucken tat weh, kreuzschmerzen,
      nackenschmerzen, mein rucken, durchgelegen*, durchgelegene*, durchgehangen, hangt durch, durchhangen*,
      hing durch, federn gespurt, jede feder, federn spurt, federn pieksen, federn stechen, sprungfedern,
      zu weich, zu hart, zu kurz, hangematte, steinhart*, bretthart*, hart wie, wie ein brett, kuhle,
      luftmatratze, klappbett, physiotherapeut, orthopade, rucken .. weh`,
    goodBeside: `
      bequem*, gemutlich*, komfortabel*, weich*, fest, angenehm*, flauschig*, kuschelig*, gross*, traum,
      himmlisch*, perfekt*, hochwertig*, breit*, bestens`,
    badBeside: `
      unbequem*, hart, harte, weich, dunn*, schmal*, klein*, kurz*, alt, alte, quietscht*, quietschend*,
      quietschen, knarzt*, knarrt*, wackelig*, wackelt*, platt, flach*, abgenutzt*, billig*, verbraucht*,
      klumpig*, kratzig*, ausgeleiert*, instabil*, durch, zusammengeschoben, fehlt*`,
  },
  fr: {
    names: `
      lit, lits, literie*, matelas, oreiller*, couette*, draps, drap, canape lit, canape convertible,
      clic clac, couchage*, couverture*, sommier*, convertible, sommeil, lits superposes, traversin`,
    positive: `
      bien dormi, tres bien dormi, super bien dormi, merveilleusement bien dormi, parfaitement dormi,
      dormi comme, dort comme, dort bien, dort tres bien, bonnes nuits, bonne nuit de sommeil,
      excellente nuit, excellentes nuits, comme un bebe, comme des bebes, comme un loir, comme des loirs,
      comme une marmotte, sur un nuage, un nuage, nuits reparatrices`,
    negative: `
      torture, mal de dos, mal au dos, dos en compote, torture pour le dos,
      mal dormi, mal au dos, mal de dos, maux de dos, mal a la nuque, dos en compote, dos casse,
      dos en miettes, dos s en souvient, casse le dos, ressorts, ressort, on sent les ressorts,
      on sent chaque, on sent les lattes, sent les lattes, s affaisse*, affaisse*, defonce*, creuse au milieu,
      hamac, trop mou, trop dur, trop molle, trop petit lit, dur comme, comme du bois, comme une planche,
      planche, osteo, osteopathe, kine, roule* au milieu, en cuvette, cuvette`,
    goodBeside: `
      confortable*, moelleu*, douillet*, grand*, ferme*, excellent*, agreable*, de qualite, doux, top,
      parfait*, reve, genial`,
    badBeside: `
      inconfortable*, dur, durs, dure, mou, mous, molle, petit*, etroit*, grince*, grincant*, use*, fatigue*,
      vieux, vieille*, fin, fins, plat, plats, minuscule*, beaucoup moins, bancal*, court, mince,
      bas de gamme, bruyant*, peu confortable*, jetable*, plastifi*, pique, gratt*`,
  },
  es: {
    names: `
      cama, camas, colchon, colchones, almohada*, edredon*, sabana*, ropa de cama, sofa cama, litera, literas,
      manta, mantas, somier, canape, nordico, cojines`,
    positive: `
      descans* .. bien/genial/maravilla/bebes, dormi/dormimos .. bien/genial/maravilla/bebes,
      dormimos genial, dormimos muy bien, dormimos bien, dormimos de maravilla, dormimos como, dormir genial,
      dormi genial, dormi muy bien, dormi como, dormi de maravilla, hemos dormido genial,
      hemos dormido muy bien, hemos dormido como, se duerme genial, se duerme muy bien,
      se duerme de maravilla, se duerme como, se duerme bien, como un bebe, como bebes, como un tronco,
      como troncos, como lirones, como angelitos, en una nube, una nube, descansamos genial,
      descansamos muy bien, descanso perfecto, buen descanso, descansar de maravilla`,
    negative: `
      dormimos mal, dormi mal, dormimos fatal, dormi fatal, se duerme mal, dormir mal, dolor de espalda,
      dolor de cuello, espalda destrozada, la espalda, me destroce la espalda, mi espalda, muelles,
      se notan los muelles, se clavan, clavan, clavaban, se hunde*, hundid*, hundia*, muy blando,
      demasiado blando, demasiado duro, demasiado blanda, hamaca, como una piedra, como piedras,
      como una tabla, tabla de, cama plegable, colchon hinchable, fisio, contractura*, tortura dormir`,
    goodBeside: `
      comod*, comodisim*, confortabl*, grande*, enorme*, blandit*, suave*, mullid*, firme*, gustazo, gloria,
      maravilla, buen descanso, calidad, perfect*`,
    badBeside: `
      incomod*, incomodisim*, dur*, durisim*, blando, blanda, pequen*, estrech*, vieja*, viejo*, chirria*,
      chirrian, cruje*, cruj*, ruidos*, finas, finos, fino, fina, gastad*, desgastad*, cort*, bajas, altas,
      delgad*, aplastad*, cojas, coja, hundid*, rotos, mal, inservible*, plasticos*, rasp*`,
  },
  it: {
    names: `
      letto, letti, materasso, materassi, cuscino, cuscini, lenzuol*, divano letto, piumone, piumoni, coperta,
      coperte, biancheria da letto, rete, letto a castello, guanciale, guanciali, lettino, lettone`,
    positive: `
      dormito benissimo, dormito bene, dormito come, dormito da dio, dormito alla grande,
      dormito splendidamente, dormito molto bene, si dorme benissimo, si dorme bene, si dorme da dio,
      si dorme come, dormire bene, come un bambino, come bambini, come un ghiro, come ghiri, come un sasso,
      su una nuvola, una nuvola, ottimo riposo, riposato bene, riposati`,
    negative: `
      dormito male, dormito malissimo, dormito poco, si dorme male, dormire male, mal di schiena,
      schiena a pezzi, la schiena, mia schiena, dolore alla schiena, male alla schiena, torcicollo, molle,
      si sentono le molle, sentivano le molle, sfondat*, infossat*, avvallat*, troppo morbido, troppo duro,
      troppo molle, amaca, duro come, come una tavola, come un asse, come la pietra, come il marmo, di marmo,
      brandina, osteopata, fisioterapista, cigola*, cigolava, cigolante, una tortura,
      letto/divano/materasso .. tortura/sfondato/scomodo/disastro`,
    goodBeside: `
      comod*, comodissim*, confortevol*, confortevole, morbid*, ampi*, grand*, soffic*, accoglient*, ottim*,
      sogno, profumat*, ergonomic*`,
    badBeside: `
      scomod*, scomodissim*, dur*, durissim*, troppo, piccol*, strett*, vecchi*, cigol*, rumoros*, bass*,
      sottil*, consumat*, cort*, rott*, floscio, piatt*, instabil*, sform*, ruvid*, pessim*, usurat*`,
  },
  pt: {
    names: `
      cama, camas, colchao, colchoes, almofada, almofadas, travesseiro*, lencol, lencois, edredom, edredao,
      cobertor*, manta, mantas, sofa cama, sofas cama, roupa de cama, beliche*, estrado, enxoval`,
    positive: `
      dormimos muito bem, dormimos bem, dormimos lindamente, dormimos como, dormimos maravilhosamente,
      dormi muito bem, dormi bem, dormi como, dormi lindamente, dorme se bem, dorme se muito bem,
      dorme se lindamente, como um bebe, como bebes, como uma pedra, como anjos, como um anjo, nas nuvens,
      uma nuvem, otima noite de sono, boa noite de sono, noite de sono, noites de sono, descansamos bem`,
    negative: `
      dormimos mal, dormi mal, dorme se mal, pessima noite de sono, noite mal dormida, noites mal dormidas,
      dor nas costas, dores nas costas, dor de costas, as costas, minhas costas, com dor, torcicolo, molas,
      sente se as molas, sentir as molas, sentiam se as molas, afund*, afundava, afundado, buraco no meio,
      buraco no colchao, muito mole, demasiado mole, mole demais, duro demais, muito duro, demasiado duro,
      como pedra, como uma tabua, tabua, colchao de ar, colchao insuflavel, fisioterapeuta, cama de campanha`,
    goodBeside: `
      confortavel, confortaveis, comod*, macio, macia, macios, macias, fof*, grande*, enorme*, quentinh*,
      cheiros*, sonho, gostos*, otim*, confortabilissim*, firme`,
    badBeside: `
      desconfortavel, desconfortaveis, dur*, mole, moles, pequen*, estreit*, velh*, rang*, rangia, barulhent*,
      fin*, fininh*, gast*, curt*, baix*, partid*, quebrad*, pessim*, desgastad*, instavel, fundo,
      inconfortavel`,
  },
};
