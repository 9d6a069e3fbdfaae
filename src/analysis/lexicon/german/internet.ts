import type { TopicWords } from '../format.ts';

export const internet: TopicWords = {
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
};
