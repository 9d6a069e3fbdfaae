import type { TopicWords } from '../format.ts';

export const temperature: TopicWords = {
  names: `
    temperatur*, heizung*, heizkorper, klimaanlage*, klima, klimagerat, ventilator*, raumtemperatur,
    thermostat, luftung, ofen im wohnzimmer, heizlufter, warme`,
  things: 'heizung, klimaanlage, ventilator, klima, klimagerat, luftung, heizkorper, warme',
  features: 'fussbodenheizung, kamin, kaminofen, kachelofen, holzofen, schwedenofen',
  positive: `
    angenehm warm, angenehm kuhl, schon warm, schon kuhl, mollig warm, mollig*, kuschelig warm, muckelig*,
    wohlig warm, gut geheizt, gut beheizt, gut isoliert gegen, warm wars, immer warm, schnell warm,
    angenehme temperatur*, klimaanlage funktioniert, angenehm temperiert, blieb es kuhl, blieb kuhl,
    selbst bei hitze, trotz hitze, klimaanlage rettet*`,
  negative: `
    heizung .. nicht/kaum/nie warm, heizung .. warm wurde/wird nicht,
    arschkalt, saukalt, bitterkalt, gefroren, frieren, froren, fror, bibber*, zieht durch, zieht es,
    zog es, muffig warm, keine luft, schlechte luft, zu warm, zu heiss, zu kalt, hitze*, brutend*,
    bruthitze, affenhitze, wie in der sauna, backofen im sommer, geschwitzt, schwitz*, unertraglich heiss,
    unertraglich warm, uberheizt, heizung funktioniert*, heizung fiel, heizung aus, heizung kalt,
    nicht warm, wurde nicht warm, nicht richtig warm, nicht heizen, nicht geheizt, kaum geheizt,
    keine heizung, keine klimaanlage, kein ventilator, ohne klimaanlage, ohne heizung, mit jacke,
    in jacken, mit mutze, decken gewickelt, dicke socken, grad in der wohnung, grad im schlafzimmer,
    grad drinnen, grad im zimmer, fenster nicht offnen, heizlufter, fenster lassen sich nicht,
    fenster lasst sich nicht, ist/war eine sauna, wird/wurde/wurden .. nicht warm, zu warm in`,
  goodBeside: 'warm, gut, leise, angenehm*, kuhl, rettung, wohlig*, stark, effektiv, perfekt*, segen',
  badBeside: `
    kalt, laut, schwach*, defekt*, ausgefallen, alt, kaum, nicht, unzureichend, lauwarm, kompliziert,
    spinnt*`,
  bad: 'eiskalt*, kalt, kalte, kalter, kaltes, heiss, stickig*, schwul, zugig*',
};
