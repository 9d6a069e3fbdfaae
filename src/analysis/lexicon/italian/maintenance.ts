import type { TopicWords } from '../format.ts';

export const maintenance: TopicWords = {
  names: 'manutenzione, stato',
  positive: `
    ben tenut*, ben curat*, curatissim*, tenut* bene, tenut* benissimo, tenuto benissimo, tenuta benissimo,
    ben mantenut*, ottimo stato, ottime condizioni, buono stato, perfetto stato, buone condizioni,
    perfette condizioni, stato perfetto, appena ristrutturat*, ristrutturat* di recente,
    recentemente ristrutturat*, completamente ristrutturat*, finemente ristrutturat*, ben ristrutturat*,
    ristrutturat* con, come nuovo, come nuova, tutto nuovo, nuovissim*, tutto funziona*, tutto funzionante,
    perfettamente funzionant*, appena rinnovat*, nuovo di zecca, tutto perfettamente funzionante`,
  negative: `
    fatiscent*, trascurat*, malandat*, malmess*, mal tenut*, logor*, usurat*, consumat*, scrostat*,
    scrostata, rovinat*, rovinata, degradat*, scadent*, decadent*, manutenzione scarsa, manutenzione zero,
    scarsa manutenzione, nessuna manutenzione, zero manutenzione, manutenzione inesistente,
    mancanza di manutenzione, carenza di manutenzione, poca manutenzione, da ristrutturare, da rinnovare,
    da sistemare, da rifare, da riparare, bisogno di una ristrutturazione, bisogno di manutenzione,
    bisogno di una rinfrescata, bisogno di una sistemata, avrebbe bisogno, necessita di, rinfrescata,
    mano di vernice, mano di bianco, imbiancata, tempi migliori, giorni migliori, cade a pezzi,
    cadeva a pezzi, cadono a pezzi, a pezzi, crepe, crepa, buco, buchi, strappat*, allentat*, traballant*,
    traballa*, traballava, perdita, perdite, perde, perdeva, infiltrazion*, gocciola*, gocciolava,
    dal soffitto, saltava la corrente, salta la corrente, saltava la luce, salta la luce,
    saltata la corrente, saltata la luce, blackout, senza corrente, senza luce per, lampadina fulminata,
    lampadine fulminate, fulminat*, bruciat* lampadin*, mancavano le lampadine, staccat*, si stacca*,
    rimasta in mano, rimasto in mano, cadut* dal muro, nastro adesivo, scotch, rattoppat*, aggiustat* alla,
    arrangiat*, alla bell e meglio, ruggin*, arrugginit*, scheggiat*, non riparat*, mai riparat*,
    pessimo stato, pessime condizioni, cattivo stato, cattive condizioni, stato pietoso, incuria, abbandono,
    lasciato andare, lasciata andare, tarlat*, porta non chiude, non si chiude bene, danneggiat*,
    non si chiudeva a chiave, serratura rotta`,
  good: 'ristrutturat*, rinnovat*, nuov*',
  bad: 'antiquat*, vetust*, obsolet*, vecchi*, vecchiott*, datat*',
  goodBeside: 'perfett*, ottim*, buon*, impeccabil*, curat*',
  badBeside: `
    rott*, bloccat*, difettos*, pessim*, scrostat*, inceppat*, fulminat*, scars*, cigolant*, storta, storto,
    precari*, mancant*, incastrat*`,
  parts: `
    vernice, pareti, parete, maniglia, maniglie, finestra, finestre, porta, porte, lampadin*, piastrelle,
    pavimento, soffitto, cassetto, intonaco, interruttore, infissi, tapparella, cerniera, cardini, parquet,
    impianto, impianti, fughe, silicone`,
};
