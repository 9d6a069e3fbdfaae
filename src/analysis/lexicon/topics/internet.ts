import type { TopicLexicon } from '../format.ts';

export const internet: TopicLexicon = {
  en: {
    names: `
      wifi*, wi fi, internet*, broadband, connection, network, router, wifi connection, internet connection,
      signal, bandwidth, tv, tvs, television, netflix, smart tv, hotspot, download speed, speed, chromecast,
      streaming, remote working, ethernet`,
    things: 'wifi, wi fi, internet, tv, television, netflix, signal, smart tv, phone signal, working wifi',
    features: 'fibre, fiber broadband, fibre optic, smart tv with netflix, netflix included',
    positive: `
      fast wifi, fast internet, wifi was fast, superfast, blazing, streamed without, video calls without,
      zoom calls without, stable internet, reliable wifi, strong wifi, work remotely without,
      worked remotely without, work from home without, worked remotely, wfh, no buffering, never dropped,
      didnt drop once, mbps, wifi reaches everywhere, never a glitch, without a glitch, without dropping,
      without a stutter, without stuttering, never once dropped, didnt drop, video calls all, zoom all,
      zoomed, on zoom, streaming was, streamed, streams fine, gaming, 100 down,
      200 down, 300 down, mb down, megabits, gigabit, signal in every, signal everywhere, full signal,
      strong signal, great signal, works in every room, even in the garden, kids could stream, work calls,
      worked from here, worked from there, workation, digital nomad, remote work, huge tv, massive tv,
      big tv, big telly, netflix ready, all the channels, tv the size, streamed .. without,
      streamed .. at once, streaming .. no problem`,
    negative: `
      no wifi, no wi fi, no internet, no signal, no netflix, wifi didnt work, wifi doesnt work, wifi kept,
      wifi keeps, kept dropping, keeps dropping, dropped out, drops out, dropping out, kept cutting,
      cuts out, cut out, cutting out, kept disconnecting, disconnect*, buffering, buffered, buffers, dial up,
      dialup, tethering, tethered, used my phone data, mobile data, use our data, own data,
      hotspot from my phone, wifi password was wrong, password didnt work, wrong password, couldnt connect,
      could not connect, unable to connect, wouldnt connect, couldnt get online, one bar, video calls froze,
      calls froze, couldnt stream, load an email, load a page, no channels, two channels, in a cafe to work,
      go to a cafe to, work from a cafe, went to a cafe to, wifi password, router was, router kept,
      router needs, router is in, reset the router, restart the router, restarting the router, reboot*,
      turn it off and on, off and on again, wifi that, wifi cant, wifi reach, doesnt reach, didnt reach,
      wouldnt reach, reach the bedroom, only in the kitchen, only in the hall, only in the living, only near,
      only works in, only worked in, out of the window for, beside the router, spinning wheel,
      wheel of death, load anything, wouldnt load, took an hour to, download a, carrier pigeon,
      smoke signals, stone age, 1990s, nineties speeds, 1mb, 2 mbps, 1 mbps, ran out of data, burned through,
      used up my data, used all my data, used my own data, phones instead, phone instead, phone hotspot,
      no phone signal, no mobile signal, no reception, no coverage, dead zone, dead spot, black spot, capped,
      data cap, log in every, logging in, log back in, re login, tv wont, tv remote, remote without,
      remote missing, no remote, batteries in the remote, no tv, no english channels, english channels,
      only local channels, one channel, tv the size of a, drop every, drops every, dropped every,
      dropped mid, drops mid, mid call, mid meeting, missed a meeting, missed my meeting,
      couldnt load/open/send/stream/connect/get online, cant load/stream/connect,
      wifi/internet/connection .. straight out of,
      wifi/internet/connection/signal .. slower/slow/crawl*/died/dies,
      wifi/signal .. not/never/barely/hardly/doesnt/didnt reach*, worst wifi/internet`,
    goodBeside: `
      fast, quick, strong, stable, reliable, good, blistering, speedy, rapid, everywhere, superfast,
      lightning, flawless, solid, decent, big, huge, large, included, excellent, worked, works,
      lightning fast, rock solid, smooth`,
    badBeside: `
      slow, weak, patchy, unstable, unreliable, spotty, intermittent, dropped, drops, dropping, down, useless,
      joke, gave up, dead, nonexistent, existent, poor, dodgy, flaky, temperamental, painful, sporadic,
      barely, hit and miss, hit or miss, laggy, glacial, small, tiny, cuts, went, died, snail, crawl, crawled,
      crawls, froze, freezes, only in, came and went, comes and goes, only works, limited, never worked,
      hopeless, erratic, fuzzy`,
  },
  de: {
    names: `
      wlan*, w lan, internet*, wifi, wi fi, verbindung, router, empfang, netz, fernseher, tv, fernsehen,
      netflix, handynetz, internetverbindung, signal, bandbreite, leitung`,
    things: 'wlan, w lan, internet, wifi, fernseher, empfang, netz, netflix, tv, handynetz',
    features: 'glasfaser, smart tv, netflix inklusive',
    positive: `
      schnelles internet, schnelles wlan, stabiles wlan, stabiles internet, homeoffice problemlos,
      homeoffice kein problem, videokonferenzen, videocalls, gut arbeiten, prima arbeiten, stabile verbindung,
      schnelle verbindung`,
    negative: `
      kein wlan, kein internet, kein empfang, kein netz, kein w lan, wlan fiel, wlan fallt, wlan bricht,
      wlan brach, internet fiel, internet fallt, brach standig ab, bricht standig ab, standig abgebrochen,
      abgebrochen, brach ab, bricht ab, standig unterbrochen, verbindungsabbruche, abbruche, ruckelt*,
      wlan passwort, passwort falsch, handy hotspot, hotspot vom handy, eigenes datenvolumen, datenvolumen,
      arbeiten unmoglich, nicht arbeiten konn*, keine verbindung, schneckentempo, modem`,
    goodBeside: `
      schnell*, stabil*, zuverlassig*, gut*, flott*, stark*, gross*, riesig*, uberall, einwandfrei*,
      problemlos*, super, rasend`,
    badBeside: `
      langsam*, lahm*, instabil*, schwach*, unzuverlassig*, schlecht*, ausgefallen, kaum, sporadisch, winzig*,
      mies*, wackelig*, lausig*, schnecke*, nutzlos, nur im, unbrauchbar*, stundenweise, ging nicht, hakt*`,
  },
  fr: {
    names: `
      wifi, wi fi, internet, connexion*, reseau, box, debit, fibre, tv, tele, television, netflix,
      couverture reseau, routeur, signal`,
    things: 'wifi, wi fi, internet, television, tele, tv, reseau, connexion, netflix, bureau',
    features: 'fibre optique, netflix inclus, smart tv, fibre',
    positive: `
      bon wifi, wifi rapide, bonne connexion, tres bonne connexion, connexion rapide, connexion stable,
      haut debit, tres haut debit, bon debit, tres bon debit, teletravail, teletravailler, pu teletravailler,
      visio sans, visios sans, travailler a distance`,
    negative: `
      pas de wifi, pas d internet, pas de reseau, pas de connexion, aucun reseau, aucune connexion,
      wifi inexistant, wifi qui coupe, wifi coupe*, wifi ne marche*, wifi ne fonctionn*, connexion coupe*,
      coupures, coupait, deconnect*, ca rame, rame*, ramait, ralenti*, partage de connexion,
      utiliser notre 4g, utiliser la 4g, notre 4g, ma 4g, en 4g, mot de passe wifi, mot de passe errone,
      mauvais mot de passe, capte mal, ne capte, zone blanche, impossible de se connecter,
      impossible de travailler, impossible de teletravailler, pas pu teletravailler, pas pu travailler,
      capte pas, captait pas`,
    goodBeside: `
      rapide*, stable*, puissant*, bon, bonne, excellent*, efficace*, partout, fluide*, performant*, grand*,
      impeccable*, nickel, top`,
    badBeside: `
      lent*, instable*, faible*, capricieu*, mauvais*, aleatoire*, nul, nulle, intermittent*, mediocre*,
      poussif*, defaillant*, coup*, minuscule*, limite*, petit*, catastroph*, bas, inutilisable*, saccad*,
      escargot`,
  },
  es: {
    names: `
      wifi, wi fi, internet, conexion, senal, red, router, cobertura, tele, television, tv, netflix, fibra,
      velocidad`,
    things: 'wifi, wi fi, internet, television, tele, tv, cobertura, senal, netflix, conexion',
    features: 'fibra optica, smart tv, netflix incluido, fibra',
    positive: `
      buen wifi, wifi rapido, buena conexion, conexion rapida, internet rapido, alta velocidad, teletrabaj*,
      teletrabajar sin, videollamadas sin, videollamadas, trabajar en remoto`,
    negative: `
      iba y venia, va y viene, tirar de datos, tire de datos, tirar de movil,
      sin wifi, sin internet, sin cobertura, sin senal, sin conexion, no hay wifi, no habia wifi,
      no hay internet, no habia internet, no hay cobertura, no habia cobertura, ni wifi, se cae, se caia,
      se corta, se cortaba, se va, se iba, cada dos por tres, cortes, cortaba, desconect*, datos del movil,
      mis datos, nuestros datos, compartir datos, tirar de datos, contrasena incorrecta, contrasena del wifi,
      no llega la senal, no llega a, no llegaba, no carga*, no pude trabajar, imposible trabajar,
      imposible conectarse, imposible teletrabajar`,
    goodBeside: `
      rapid*, estable*, buen, buena, potente*, veloz, va bien, va genial, funciona bien, vuela, grande*,
      perfect*, fluid*, de sobra`,
    badBeside: `
      lent*, inestable*, debil, mala, malo, mal, floj*, pesim*, penos*, fatal, intermitente*, nul*, desastre,
      inservible, tortuga, justito, justo, limitad*, pequen*, horrible*, deficiente`,
  },
  it: {
    names: `
      wifi, wi fi, internet, connessione, linea, rete wifi, segnale, router, tv, televisione, televisore,
      netflix, fibra, rete, banda`,
    things: 'wifi, wi fi, internet, televisione, tv, segnale, connessione, netflix, scrivania',
    features: 'fibra ottica, smart tv, netflix incluso, fibra',
    positive: `
      wifi veloce, internet veloce, connessione veloce, ottima connessione, buona connessione, smart working,
      lavorare da remoto, lavorare in smart, smartworking, videochiamate senza, videochiamate`,
    negative: `
      senza wifi, senza internet, niente wifi, niente internet, nessun segnale, nessuna connessione,
      non c era il wifi, non prende, non prendeva, non prende nulla, cade, cadeva, cadeva in continuazione,
      cade continuamente, salta, saltava, si blocca, si disconnett*, disconnette*, andava e veniva,
      va e viene, a singhiozzo, a scatti, usare i dati, dati del telefono, miei dati, dati mobili,
      hotspot del telefono, con l hotspot, hotspot, password sbagliata, password errata,
      impossibile lavorare, impossibile connettersi, impossibile collegarsi, non sono riuscito a lavorare,
      non si collega, non si connett*, non funziona/funzionava/prendeva quasi? mai, wifi non funziona*,
      wifi .. non prende/prendeva/arriva/arrivava, linea assente`,
    goodBeside: `
      veloc*, stabil*, rapid*, buon*, ottim*, potent*, funziona bene, affidabil*, scheggia, perfett*, grand*,
      velocissim*, fluid*`,
    badBeside: `
      lent*, instabil*, debol*, scars*, pessim*, lentissim*, ballerin*, inesistent*, assent*, inutilizzabil*,
      scadent*, lumaca, a tratti, piccol*, minuscol*, limitat*, inaffidabil*`,
  },
  pt: {
    names: `
      wifi, wi fi, internet, conexao, ligacao, ligacao a internet, rede, sinal, router, roteador, tv,
      televisao, netflix, fibra, net, velocidade`,
    things: 'wifi, wi fi, internet, televisao, tv, sinal, rede, netflix, conexao, net',
    features: 'fibra otica, smart tv, netflix incluido, fibra',
    positive: `
      wifi rapido, internet rapida, boa internet, otima internet, bom wifi, internet boa, internet otima,
      teletrabalho, home office, trabalhar remotamente, trabalho remoto, videochamadas, reunioes online`,
    negative: `
      sem wifi, sem wi fi, sem internet, sem sinal, sem rede, nao tinha internet, nao havia internet,
      nao tem internet, nao ha wifi, nao havia wifi, nao tinha wifi, nao pega, nao pegava, nao apanha, caia,
      cai, caindo, cair, caiu, sempre a cair, falha*, falhava, falhas, ia abaixo, vai abaixo, oscila*,
      oscilava, dados moveis, meus dados, dados do telemovel, dados do celular, usar os dados, hotspot,
      senha errada, password errada, senha do wifi, impossivel trabalhar, nao consegui trabalhar,
      nao deu para trabalhar, nao conecta*, nao ligava,
      wifi/internet .. nao chega/chegava/pega/pegava/funciona, nao chega/chegava aos/ao quartos/quarto`,
    goodBeside: `
      rapid*, estavel, bom, boa, otim*, fort*, veloz, funciona bem, funcionou bem, excelente*, perfeit*,
      super, grande*, voa`,
    badBeside: `
      lent*, instavel, frac*, pessim*, ma, ruim, lentissim*, intermitente*, horrivel, inexistente*, inutil,
      fraquinh*, tartaruga, limitad*, pequen*, inutilizavel`,
  },
};
