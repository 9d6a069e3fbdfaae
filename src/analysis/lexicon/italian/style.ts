import type { TopicWords } from '../format.ts';

export const style: TopicWords = {
  names: `
    arredamento, arredi, arredo, mobili, mobilio, stile, design, atmosfera, ambiente, ambienti, interni, luce,
    illuminazione interna, gusto, decorazioni, poltrona, decorazione, divano, divani, quadri, quadro, colori`,
  positive: `
    arredat* con/bene/benissimo/finemente/splendidamente/meravigliosamente,
    arredat* con gusto/cura/amore/stile, arredat* in modo/maniera, arredat* molto/davvero bene, ben arredat*,
    finemente arredat*, splendidamente arredat*, con gusto, con stile, molto gusto, gusto raffinato,
    buon gusto, ottimo gusto, di gusto, con carattere, elegant*, raffinat*, fascino, affascinant*, charme,
    caldo e accogliente, calda e accogliente, caldi e accoglienti, rivista, da rivista, di design, stilos*,
    vintage, rustic*, arredamento tipico, curat* nei, curat* nei dettagli/particolari,
    curat* nei minimi dettagli/particolari, curat* in ogni dettaglio/particolare,
    attenzione ai/per dettagli/particolari, attenzione per i dettagli/particolari,
    cura dei/nei dettagli/particolari, cura per i dettagli/particolari, ogni dettaglio, ogni particolare,
    bomboniera, chicca, gioiellino, minimal ma, semplice ma, d epoca, mobili di qualita, arredi di qualita,
    pieno/piena di charme/fascino/carattere, atmosfera magica/familiare/casalinga/calda,
    sentire a casa propria`,
  negative: `
    fuori moda, anni 70/80/60/90/50, anni settanta/ottanta/sessanta/novanta, demode, stile antiquato,
    squallore, squallid*, casa/appartamento/camera/stanza/alloggio brutt*, fredd* e impersonale, impersonal*,
    anonim*, senza anima, senz anima, senza personalita, manca* di personalita/carattere/stile/calore,
    privo/priva di personalita/carattere/anima, arredat* male/malissimo,
    arredat* con .. scadent*/recupero/vecchi*, mal arredat*, arredat* .. risparmio/minimo, mobili di recupero,
    spoglio, spoglia, spogli, spoglie, asettic*, poco accoglient*, non <be> .. accoglient*,
    per niente accogliente, per nulla accogliente, kitsch, cattivo gusto, pessimo gusto, di cattivo gusto,
    dubbio gusto, mobili ikea, accozzaglia, mobili/arredamento/arredi/casa/divano .. di/della nonna,
    sembra/sembrava un ospedale/ufficio/dormitorio, sala d attesa, prigione, cella, spartan*, scarno, scarna,
    neon, luce al neon, luce fredda, poca luce, poco luminos*, non <be> .. luminos*, senza luce naturale,
    non entra .. luce, manca .. luce naturale, divano sfondato, cianfrusaglie, ingombr*`,
  good: `
    modern*, contemporane*, accoglient*, accoglientissim*, delizios*, incantevol*, caratteristic*, romantic*,
    intim*`,
  bad: `
    triste, tristi, buio, buia, bui, buie, oscur*, scur*, tetr*, cupo, cupa, cupi, cupe`,
  goodBeside: `
    curat*, original*, raffinat*, gradevol*, piacevol*, particolar*, ricercat*, minimal*, nuov*, funzional*,
    rilassant*, comod*, caldo, calda, caldi, familiar*, luminos*, stupend*, azzeccat*, suggestiv*, magic*`,
  badBeside: `
    vecchi*, datat*, economic*, scadent*, scomod*, rovinat*, fredd*, pover*, brutt*, tristi, consumat*,
    trascurat*, dozzinal*, essenzial*, spaiat*, antiquat*, inquietant*, sfondat*, macchiat*, minim*, pesant*,
    squallid*, usurat*, logor*, strappat*, scarsa`,
};
