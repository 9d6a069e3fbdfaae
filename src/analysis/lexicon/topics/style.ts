import type { TopicLexicon } from '../format.ts';

export const style: TopicLexicon = {
  en: {
    names: `
      style, decor, decoration, decorations, furniture, furnishings, furnishing, interior, interiors, design,
      aesthetic, atmosphere, ambience, ambiance, vibe, artwork, art, character, feel, taste, armchair*,
      curtains, colours, colour scheme, lamps, rugs, wallpaper pattern, soft furnishings, paintings`,
    positive: `
      stylish, beautifully decorated, tastefully decorated, nicely decorated, lovingly decorated,
      well decorated, gorgeously decorated, tasteful, tastefully, elegant, chic, charming, charm,
      full of character, bags of character, lots of character, quirky, cosy, cozy, homely, homey,
      beautifully furnished, tastefully furnished, nicely furnished, well furnished, lovingly furnished,
      beautifully designed, well designed, beautifully styled, beautifully done, beautifully presented,
      attention to detail, eye for detail, eye for design, interior designer, instagrammable,
      instagram worthy, magazine, out of a magazine, design magazine, pinterest,
      lovely decor, great decor, beautiful decor, period features, original features, exposed brick,
      exposed beams, beams, vintage, retro, mid century, scandi, boho, boutique, comfy sofa,
      comfortable sofa, warm atmosphere, cosy atmosphere, lovely atmosphere, great atmosphere,
      relaxing atmosphere, romantic, luxurious, luxury feel, dreamy interior, like a film set, dolls house,
      colourful, beautiful interior, lovely interior, works of art, well thought out, lovely touches,
      put together with, characterful, full of charm, oozes charm, oozing charm, tastefully done, eye for,
      has an eye, beautifully/tastefully/lovingly put together/furnished/done`,
    negative: `
      dated, old fashioned, outdated, stuck in the, 70s, 80s, 90s, seventies, eighties, soulless, souless,
      bland, characterless, no character, without character, lacks character, lacked character, lacks charm,
      lacked charm, no charm, lacks soul, no soul, no atmosphere, lacks atmosphere, lacked atmosphere,
      sterile, impersonal, cold and impersonal, uninviting, unwelcoming, garish, gaudy, tacky, kitsch,
      tasteless, cluttered, clutter, full of clutter, knick knacks, personal belongings, personal items,
      bare walls, bare bulb, bare bulbs, strip light*, office lighting, neon light, fluorescent,
      harsh lighting, harsh light, ikea showroom, cheap furniture, cheap furnishings, flat pack, flatpack,
      charity shop, second hand furniture, secondhand furniture, mismatched furniture, old furniture,
      uncomfortable sofa, hard sofa, student digs, student flat, student halls, student accommodation,
      like a hospital, prison cell, like a prison, institutional, waiting room, dentist, office like,
      grandma*, grandmother*, granny*, nans, nans house, dark and, very dark, too dark, quite dark,
      rather dark, dark flat, dark apartment, no natural light, little natural light, spartan,
      sparsely furnished, barely furnished, lacks warmth, no warmth, not very homely, from the tip`,
    good: 'modern, contemporary, tasteful',
    bad: 'dark, bare, outmoded, ugly, hideous, depressing, drab, dingy, gloomy, dreary',
    goodBeside: `
      lovely, fresh, warm, comfy, comfortable, relaxing, fun, interesting, unique, on point, inspired,
      original, minimalist, high end, cool, amazing, careful, quality, bright, light`,
    badBeside: `
      old, cheap, cold, sad, boring, tired, uncomfortable, odd, weird, hard, sagging, mismatched, flimsy,
      ghastly, harsh, random, questionable, dim, missing`,
  },
  de: {
    names: `
      einrichtung, mobel, mobiliar, dekoration, deko, design, stil, ambiente, atmosphare, interieur,
      beleuchtung, licht, flair, sessel, mobilierung, innenausstattung, farben, bilder an der wand,
      vorhange muster`,
    positive: `
      stilvoll*, geschmackvoll*, liebevoll eingerichtet*, liebevoll dekoriert*, liebevoll gestaltet*,
      liebevoll ausgestattet*, schon eingerichtet*, schick eingerichtet*, modern eingerichtet*, gemutlich*,
      urgemutlich*, heimelig*, wohnlich*, behaglich*, charmant*, charme, elegant*, schick, schicke, stylisch*,
      stylish*, nett eingerichtet*, toll eingerichtet*, super eingerichtet*, hochwertig eingerichtet*,
      mit liebe zum detail, liebe zum detail, mit viel geschmack, mit viel liebe, wie aus dem katalog,
      wie aus einem magazin, designermobel, romantisch*, urig*, mit stil, mit geschmack, vintage,
      warme atmosphare, tolle atmosphare, angenehme atmosphare`,
    negative: `
      altbacken*, altmodisch*, spiessig*, lieblos*, ungemutlich*, unpersonlich*, steril*, kuhl eingerichtet,
      geschmacklos*, kitschig*, zusammengewurfelt*, karg*, spartanisch*, kahl*, kahle wande, zweckmassig,
      nullachtfunfzehn, 0815, billige mobel, billige einrichtung, billig eingerichtet, ikea, sperrmull,
      flohmarkt, oma*, omas, wie bei oma, 70er*, 80er*, 90er*, siebziger*, achtziger*, ohne charme,
      kein charme, ohne flair, ohne seele, seelenlos*, jugendherberge, wartezimmer, gefangnis*, vollgestopft*,
      uberladen*, vollgestellt*, neonlicht, neonrohre*, grelles licht, kaltes licht, abgesessenes sofa,
      durchgesessen*, kein tageslicht, wenig licht, kaum licht, ungastlich`,
    good: 'modern, moderne, moderner, modernes',
    bad: 'veraltet*, dunkel, dunkle, duster*, finster*, trist*, hasslich*',
    goodBeside: `
      schon*, hochwertig*, toll*, schick*, ansprechend*, warm*, freundlich*, bequem*, individuell*,
      durchdacht*, angenehm*`,
    badBeside: `
      alt, alte, billig*, abgenutzt*, unbequem*, langweilig*, kalt, uralt*, minimalistisch, wenig, hart,
      gewohnungsbedurftig*`,
  },
  fr: {
    names: `
      decoration*, deco, mobilier, meubles, ameublement, interieur, interieurs, style, ambiance, atmosphere,
      design, lumiere, eclairage interieur, fauteuil*, gout, esprit, couleurs`,
    positive: `
      bien decore*, joliment decore*, tres bien decore*, decore avec gout, decoree avec gout,
      meuble avec gout, amenage avec gout, amenagee avec gout, avec gout, beaucoup de gout, de bon gout,
      avec soin, soigneusement decore*, elegant*, chic, charmant* appartement, charme, plein de charme,
      du charme, beaucoup de charme, cosy, cocooning, cocon, chaleureux, chaleureuse, accueillant appartement,
      douillet*, magnifiquement decore*, superbement decore*, superbe decoration, belle decoration,
      jolie decoration, belle deco, jolie deco, design, magazine, sorti d un magazine, digne d un magazine,
      bel interieur, authentique, poutres, pierres apparentes, raffine*, coquet, coquette, ravissant*,
      bien amenage*, joliment amenage*, vintage, originalite, romantique`,
    negative: `
      vieillot*, demode*, desuet*, ringard*, kitsch, d un autre age, d un autre temps, annees 70, annees 80,
      annees 60, annees 90, dans son jus, tristounet*, sinistre*, froid et impersonnel, impersonnel*,
      sans ame, sans charme, aucun charme, manque de charme, manque d ame, manque de chaleur,
      manque de decoration, pas de charme, mauvais gout, de mauvais gout, depareilles meubles,
      meubles depareilles, meubles depareille*, depouille*, nu, murs nus, spartiate*, meubles bas de gamme,
      bas de gamme, mobilier bas de gamme, meubles ikea, recup, brocante de, chez mamie, chez grand mere,
      mamie, grand mere, salle d attente, prison, cellule, glacial interieur, neon, neons, lumiere blafarde,
      encombre*, bric a brac, surcharge*, canape inconfortable, canape defonce, pas tres lumineux,
      peu lumineux, manque de lumiere, pas de lumiere`,
    good: 'moderne*, contemporain*',
    bad: 'triste, tristes, sombre*, laid, laide, moche, moches',
    goodBeside: `
      soigne*, agreable*, original*, magnifique*, superbe*, reussi*, harmonieu*, epure*, tendance, douce,
      sympa, moderne*, lumineu*`,
    badBeside: `
      use*, vieux, vieille*, vieilli*, moyen*, date*, fatigue*, inconfortable*, cheap, triste*, froid*,
      bancal*, minimaliste*`,
  },
  es: {
    names: `
      decoracion, muebles, mobiliario, estilo, diseno, ambiente, interior, interiores, iluminacion interior,
      luz, gusto, mueble, interiorismo, colores`,
    positive: `
      bien decorad*, muy bien decorad*, decorad* con, decorad* con gusto, decorado con mucho gusto,
      con mucho gusto, con gusto, gusto exquisito, buen gusto, con encanto, mucho encanto, acogedor*,
      muy acogedor*, coquet*, elegante*, cuqui, cuco, con estilo, mucho estilo, calid* y acogedor, hogarer*,
      de diseno, de revista, salido de una revista, parece de revista, vintage, rustic*, con personalidad,
      romantic*, amueblad* con, bien amueblad*, muy bien amueblad*, detalles de decoracion,
      decoracion preciosa, decoracion muy bonita, cuidada decoracion`,
    negative: `
      anticuad*, desfasad*, de los 70, de los 80, de los 90, de los anos 70, de los anos 80, anos 70, anos 80,
      anos 60, setenter*, frio e impersonal, fria e impersonal, impersonal*, sin encanto, sin alma,
      sin personalidad, sin gracia, poco acogedor*, nada acogedor*, horter*, cutre, cutres, mal gusto,
      de mal gusto, kitsch, muebles viejos, muebles antiguos, muebles baratos, muebles de ikea, muebles rotos,
      desparejados muebles, de la abuela, casa de la abuela, abuela, parece un hospital, sala de espera,
      carcel, celda, desangelad*, desnud*, paredes desnudas, espartan*, abarrotad*, recargad*, fluorescente*,
      luz blanca, poca luz, falta de luz, sin luz natural, no entra luz, no entra la luz, sofa incomodo,
      sofa hundido, sofa viejo, trastos, lleno de trastos, pasad* de moda`,
    good: 'modern*',
    bad: 'sosa, feo, fea, feos, oscur*, muy oscur*, lugubre, sombri*',
    goodBeside: `
      exquisit*, cuidad*, original*, elegante*, acogedor*, estupend*, agradabl*, bonit*, calid*, minimalista*,
      comod*`,
    badBeside: `
      viej*, antigu*, barat*, incomod*, pobre*, fri*, gastad*, escas*, triste*, feo*, rar*, desgastad*,
      triste, tristes`,
  },
  it: {
    names: `
      arredamento, arredi, arredo, mobili, mobilio, stile, design, atmosfera, ambiente, ambienti, interni,
      luce, illuminazione interna, gusto, decorazioni, poltrona, decorazione`,
    positive: `
      arredat* con, arredato con gusto, arredata con gusto, arredato con cura, arredata con cura,
      arredata con amore, arredato bene, arredata bene, ben arredat*, finemente arredat*, arredat* finemente,
      arredat* benissimo, arredat* in modo, con gusto, con stile, molto gusto, gusto raffinato, buon gusto,
      elegant*, raffinat*, accoglient*, molto accoglient*, delizios*, incantevol*, caratteristic*, fascino,
      affascinant*, charme, intim*, caldo e accogliente, rivista, da rivista, di design, romantic*, stilos*,
      vintage, rustic*, tipic*, curato nei, bomboniera, chicca, gioiellino, casetta deliziosa, d epoca`,
    negative: `
      antiquat*, fuori moda, anni 70, anni 80, anni 60, anni 90, anni settanta, anni ottanta, demode,
      squallore, fredd* e impersonale, freddo e impersonale, impersonal*, anonim*, senza anima, senz anima,
      senza personalita, spogli*, asettic*, poco accoglient*, per niente accogliente, per nulla accogliente,
      kitsch, cattivo gusto, pessimo gusto, di cattivo gusto, mobili vecchi, mobili rotti, mobili scadenti,
      mobili ikea, mobili economici, mobili spaiati, accozzaglia, della nonna, di nonna, casa della nonna,
      nonna, sembra un ospedale, sala d attesa, prigione, cella, spartan*, scarno, scarna, neon, luce al neon,
      luce fredda, poca luce, poco luminos*, senza luce naturale, non entra luce, divano scomodo,
      divano sfondato, divano vecchio, cianfrusaglie, ingombr*`,
    good: 'modern*, contemporane*',
    bad: `
      triste, tristi, squallid*, buio, buia, bui, oscur*, scur*, tetr*, brutt*, orribil*, cupo, cupa, cupi`,
    goodBeside: `
      curat*, original*, raffinat*, gradevol*, piacevol*, particolar*, ricercat*, minimal*, nuov*, rilassant*,
      comod*`,
    badBeside: `
      vecchi*, datat*, economic*, scadent*, scomod*, rovinat*, fredd*, pover*, brutt*, tristi, consumat*,
      trascurat*, dozzinal*`,
  },
  pt: {
    names: `
      decoracao, moveis, mobilia, mobiliario, estilo, design, ambiente, atmosfera, interior, interiores,
      gosto, luz, iluminacao interior, cores, poltrona`,
    positive: `
      bem decorad*, muito bem decorad*, super bem decorad*, decorad* com, decorado com gosto,
      decorada com gosto, decorado com muito gosto, com muito gosto, com gosto, bom gosto, muito bom gosto,
      requintad*, elegante*, aconchegant*, aconchego, acolhedor*, muito acolhedor*, charmos*, charme,
      cheio de charme, com charme, encanto, encantador*, estilos*, fofinh*, gracinha, catit*, de revista,
      saido de uma revista, de design, romantic*, vintage, rustic*, tipic*, bom ambiente, ambiente agradavel,
      ambiente acolhedor, atencao ao detalhe, cada pormenor, pormenores, bem mobilad*, bem mobiliad*,
      muito bem mobilad*, sofisticad*`,
    negative: `
      antiquad*, ultrapassad*, fora de moda, anos 70, anos 80, anos 60, anos 90, dos anos, datad*, lugubre,
      frio e impessoal, fria e impessoal, impessoal*, sem alma, sem charme, sem graca, sem personalidade,
      pouco acolhedor*, nada acolhedor*, pouco aconchegante, brega, cafona, piroso, pirosa, pinderic*,
      mau gosto, de mau gosto, kitsch, moveis velhos, moveis antigos, moveis baratos, moveis partidos,
      moveis quebrados, moveis gastos, mobilia velha, mobilia barata, da avo, casa da avo, parece um hospital,
      sala de espera, prisao, cela, despid*, paredes nuas, espartan*, vazio demais, atravancad*,
      sobrecarregad*, tralha, bugigangas, luz branca fria, lampada fria, pouca luz, falta de luz natural,
      sem luz natural, nao entra luz, pouco luminos*, sofa desconfortavel, sofa velho, sofa rasgado,
      sofa fundo`,
    good: 'modern*, contemporane*, mimos*',
    bad: 'triste*, sombri*, escur*, muito escur*, feio, feia, feios',
    goodBeside: `
      cuidad*, original*, acolhedor*, agradavel, agradaveis, elegante*, aconchegant*, clean, leve,
      minimalista*, confortavel, otim*`,
    badBeside: `
      velh*, antig*, barat*, desconfortavel, gast*, fri*, pobre*, escass*, trist*, fei*, pesad*, incomod*`,
  },
};
