import type { TopicWords } from '../format.ts';

export const internet: TopicWords = {
  names: `
    wlan*, w lan, internet*, wifi, wi fi, verbindung, router, empfang, netz, fernseher, tv, fernsehen,
    netflix, handynetz, internetverbindungen, handyempfang, mobilfunk*, mobilfunknetz, modem,
    internetzugang, internetempfang, internetverbindung, signal, bandbreite, leitung`,
  things: 'wlan, w lan, internet, wifi, fernseher, empfang, netz, netflix, tv, handynetz',
  features: 'glasfaser, smart tv, netflix inklusive',
  positive: `
    schnelles internet, schnelles wlan, stabiles wlan, stabiles internet, homeoffice problemlos,
    homeoffice kein problem, videokonferenz*/videocall*/homeoffice .. problemlos/moglich/gut/super,
    problemlos/gut .. videokonferenz*/videocall*, wlan/internet .. nie ausgefallen/abgebrochen,
    gut arbeiten, prima arbeiten, stabile verbindung`,
  negative: `
    kein wlan, wlan/internet/fernseher/tv .. nicht vorhanden, kein internet, kein empfang, kein netz,
    kein w lan, wlan fiel, wlan fallt, wlan bricht, wlan brach,
    wlan/internet/fernseher/tv leider/eher/dagegen/jedoch nicht,
    wlan/internet/signal .. reicht/reichte/kommt .. nicht,
    videokonferenz*/videocall* .. nicht/unmoglich/schlecht, funkloch, abgesturzt, internet fiel,
    internet fallt, brach standig ab, bricht standig ab, standig abgebrochen, standig unterbrochen,
    verbindungsabbruche, abbruche, ruckelt*, wlan passwort, passwort falsch, handy hotspot,
    hotspot vom handy, eigenes datenvolumen, datenvolumen, arbeiten unmoglich, nicht arbeiten konn*,
    keine verbindung, schneckentempo`,
  goodBeside: `
    schnell*, stabil*, zuverlassig*, gut*, flott*, stark*, gross*, riesig*, uberall, reicht bis,
    reichte bis, einwandfrei*, problemlos*, super, rasend`,
  badBeside: `
    langsam*, lahm*, instabil*, schwach*, unzuverlassig*, schlecht*, ausgefallen, abgebrochen, brach ab,
    bricht ab, reicht nicht, nicht im, nur in, null, absturz*, unterirdisch*, mau, kaum, sporadisch,
    winzig*, mies*, wackelig*, lausig*, schnecke*, nutzlos, nur im, unbrauchbar*, stundenweise,
    ging nicht, hakt*`,
};
