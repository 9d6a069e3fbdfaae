import type { TopicWords } from '../format.ts';

export const style: TopicWords = {
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
};
