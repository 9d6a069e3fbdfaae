import type { TopicWords } from '../format.ts';

export const temperature: TopicWords = {
  names: `
    temperatur*, heizung*, heizkorper, klimaanlage*, klima, klimagerat, ventilator*, raumtemperatur,
    thermostat, luftung, ofen im wohnzimmer, heizlufter`,
  things: 'heizung, klimaanlage, ventilator, klima, klimagerat, luftung, heizkorper',
  features: 'fussbodenheizung, kamin, kaminofen, kachelofen, holzofen, schwedenofen',
  positive: `
    angenehm warm, angenehm kuhl, schon warm, schon kuhl, mollig warm, mollig*, kuschelig warm, muckelig*,
    wohlig warm, gemutliche/angenehme/wohlige warme,
    trotz der? grossen? hitze/hitzewelle/sommerhitze/temperaturen/kalte, drinnen .. ertraglich,
    angenehm temperiert*, warm genug, gut geheizt, gut beheizt, gut isoliert gegen, warm wars, immer warm,
    schnell warm, angenehme temperatur*, klimaanlage funktioniert, blieb es kuhl, blieb kuhl,
    selbst bei hitze, klimaanlage rettet*`,
  negative: `
    heizung .. nicht/kaum/nie warm, heizung .. warm wurde/wird nicht, arschkalt, saukalt,
    zugige fenster/wohnung, fenster .. zugig, kalt und zugig, bitterkalt, gefroren, frieren, froren, fror,
    bibber*, zieht durch, zieht es, zog es, muffig warm, keine luft, schlechte luft, zu warm,
    vor hitze/kalte nicht/kaum schlafen/geschlafen, wegen der hitze/kalte nicht/kaum schlafen/geschlafen,
    zu heiss/warm/kalt zum schlafen, hitze im zimmer/schlafzimmer/dachgeschoss, hitze in der wohnung,
    hitze staut*, hitze unertraglich, aufgeheizt, heizt/heizte sich .. auf,
    es .. sehr/extrem/ziemlich/unglaublich/wahnsinnig warm, sehr/extrem warm in/im/unter,
    kaum auszuhalten, nicht auszuhalten,
    heizung .. abgestellt/ausgeschaltet/ausgestellt/abgedreht/ausgeschalten, brutend*, bruthitze,
    affenhitze, wie in der sauna, backofen im sommer, geschwitzt, schwitz*, unertraglich heiss,
    unertraglich warm, uberheizt, heizung fiel, heizung aus, heizung kalt, nicht warm, wurde nicht warm,
    nicht richtig warm, nicht heizen, nicht geheizt, kaum geheizt, keine heizung, keine klimaanlage,
    kein ventilator, ohne klimaanlage, ohne heizung, mit jacke, in jacken, mit mutze, decken gewickelt,
    dicke socken, grad in der wohnung, grad im schlafzimmer, grad drinnen, grad im zimmer,
    fenster nicht offnen, fenster lassen/lasst sich nicht offnen, heizlufter, ist/war eine sauna,
    wird/wurde/wurden .. nicht warm, zu warm in`,
  goodBeside: 'warm, gut, leise, angenehm*, kuhl, rettung, wohlig*, stark, effektiv, perfekt*, segen',
  badBeside: `
    kalt, laut, schwach*, defekt*, ausgefallen, alt, kaum, nicht, unzureichend, lauwarm, nur lauwarm,
    kompliziert, spinnt*`,
  bad: 'eiskalt*, kalt, kalte, kalter, kaltes, heiss, eisig*, stickig*, schwul',
};
