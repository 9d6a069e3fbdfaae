import type { TopicWords } from '../format.ts';

export const checkIn: TopicWords = {
  names: `
    check in, checkin, check out, checkout, arrivo, accoglienza all arrivo, consegna delle chiavi,
    consegna chiavi, ritiro delle chiavi, ritiro chiavi, chiave, chiavi, cassetta delle chiavi, cassetta,
    keybox, key box, codice, codici, codice d accesso, codice di accesso, accesso, ingresso, self check in,
    check in autonomo, bagagli, valigie, istruzioni, istruzioni per l ingresso, reception, tastierino`,
  positive: `
    istruzioni chiare/semplici/precise/chiarissime,
    entrare prima, arrivare prima, uscire piu tardi, lasciare piu tardi, late check out, early check in,
    lasciare i/le bagagli/valigie, lasciare i nostri bagagli, lasciare le nostre valigie, deposito bagagli,
    tenuto i bagagli, tenuto le valigie, tenere i bagagli, tenere le valigie, custodire, ci aspettava,
    ci stava aspettando, ci attendeva, ci ha aspettato, ci hanno aspettato, ad attenderci, ad aspettarci,
    senza chiavi, accolti di persona`,
  negative: `
    codice sbagliato, codice errato, codice mai, chiavi non c erano, chiuse fuori, chiusi fuori,
    rimasti fuori, fuori dalla porta, fuori al freddo, sotto la pioggia, sul marciapiede, aspettato .. ora,
    aspettato .. ore, aspettato .. minuti, aspettare .. ora, aspettare .. ore, aspettare .. minuti,
    atteso .. ora, atteso .. ore, ore di attesa, ora di attesa, mezz ora di attesa, un ora di ritardo,
    ore di ritardo, ora di ritardo, in ritardo, con ritardo, nessuno ad accoglierci, nessuno ad aspettarci,
    non c era nessuno, nessuno all arrivo, nessuno ci ha accolto, impossibile entrare,
    non siamo riusciti a entrare, non riuscivamo a entrare, non riuscivamo ad entrare, non era pronto,
    non era pronta, non ancora pronto, non ancora pronta, stavano ancora pulendo, senza istruzioni,
    istruzioni confuse, istruzioni .. sbagliate, istruzioni .. chiare, ritirare le chiavi a,
    ritirare le chiavi in, chiavi .. altra parte, caccia al tesoro, odissea, cacciati`,
  goodBeside: `
    facil*, semplic*, veloc*, rapid*, comod*, autonom*, fluid*, flessibil*, chiar*, perfett*,
    senza problem*, senza intoppi, pratic*, agevol*, puntual*, passeggiata`,
  badBeside: `
    complicat*, difficil*, lent*, tardi, caotic*, confus*, stressant*, macchinos*, scomod*, rigid*, disast*,
    lung*, incepp*, tardivo`,
};
