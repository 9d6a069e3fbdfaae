import type { TopicWords } from '../format.ts';

export const safety: TopicWords = {
  names: `
    sicurezza, rilevatore di fumo, serratura, serrature, ringhiera, ringhiere, corrimano, estintore,
    portone, prese elettriche, presa elettrica, parapetto, lucchetto`,
  things: `
    rilevatore di fumo, ringhiera, corrimano, estintore, serratura, parapetto, uscita di emergenza,
    illuminazione, luce sulle scale, cassetta di pronto soccorso, cancelletto`,
  features: `
    portone blindato, porta blindata, portiere di notte, videosorveglianza, cassaforte, cancelletto,
    recintat*, guardiano, vigilanza, telecamere di sicurezza`,
  positive: `
    sicur*, al sicuro, sentiti al sicuro, sentiti sicuri, sentita sicura, sentita al sicuro,
    ci siamo sentiti sicuri, mi sono sentita, zona sicura, quartiere sicuro, via sicura, mai avuto paura,
    nessuna paura, senza paura, senza timore, ben illuminat*, strade illuminate, illuminata bene,
    donna sola, viaggiavo da sola, viaggio da sola, rientrare di notte, rientrare la sera,
    tornare a piedi la sera, recintat*, a prova di bambino`,
  negative: `
    pericolos*, pericolo, insicur*, poco sicur*, non sicur*, non e sicur*, non era sicur*,
    non mi sono sentita, non ci siamo sentiti, paura, fa paura, faceva paura, inquietant*,
    poco raccomandabil*, poco rassicurante, brutta gente, brutte facce, furto, furti, derubat*, rubat*,
    hanno rubato, ladri, scassinat*, scasso, forzat*, borseggiator*, spaccio, spacciator*, drogat*, tossic*,
    risse, rissa, polizia, carabinieri, ubriachi sotto, serratura forzata, non si chiude, non si chiudeva,
    non chiude, non chiudeva, chiudeva male, chiude male, senza serratura, portone aperto,
    portone sempre aperto, porta aperta, entra chiunque, chiunque poteva, chiunque puo, senza rilevatore,
    nessun rilevatore, nessun estintore, fili scoperti, cavi scoperti, fili elettrici, cavi elettrici,
    fili penzolanti, fili a vista, cavi a vista, cavi penzolanti, presa staccata, prese staccate,
    presa penzolante, scossa, scosse, preso la scossa, scintille, scintilla, cortocircuito, corto circuito,
    fuga di gas, odore di gas, puzza di gas, senza ringhiera, senza corrimano, nessun corrimano,
    nessuna ringhiera, ringhiera traballante, ringhiera bassa, ringhiera instabile, ringhiera che,
    scale ripide, scala ripida, scale ripidissime, scale pericolose, ripid*, scivolos*, scivolat*, caduto,
    caduta, cadut*, inciamp*, ferit*, tagliat*, vetri rotti, vetro rotto, rischio incendio, poco illuminat*,
    mal illuminat*, non illuminat*, senza luce, buia, buio pesto, al buio, telecamera nascosta,
    telecamera in, sedia contro la porta`,
  goodBeside: 'buon*, blindat*, massim*, solid*',
  badBeside: `
    rott*, difettos*, allentat*, traballant*, bass*, scars*, inesistent*, forzat*, scopert*, ripid*,
    mancant*`,
};
