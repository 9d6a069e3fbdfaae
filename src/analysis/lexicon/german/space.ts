import type { TopicWords } from '../format.ts';

export const space: TopicWords = {
  names: `
    platz, wohnflache, stauraum, aufteilung, grundriss, schrankraum, ablageflache*, platzangebot,
    ablagemoglichkeit*, abstellmoglichkeit*, bewegungsfreiheit, raumaufteilung, abstellflache*`,
  things: `
    stauraum, schrank, kleiderschrank, ablageflachen, ablage, ablagemoglichkeit*, abstellmoglichkeit*,
    kleiderhaken, schranke, kleiderbugel, schrankraum, ablageflache, platz, kommode, garderobe, schubladen`,
  positive: `
    geraumig*, geraeumig*, grosszuegig*, weitlaufig*, viel platz, genug platz, genugend platz,
    ausreichend platz, reichlich platz, jede menge platz, platz ohne ende, mehr als genug platz,
    massig platz, platz genug, platz fur alle, platz satt, viel stauraum, genug stauraum,
    genugend stauraum, viel raum, grosser als, grosser als erwartet,
    grosse ist/war perfekt/ideal/optimal/ausreichend/super/gut/genau,
    perfekte/ideale/gute/richtige/optimale grosse, gross genug, gut/grosszugig geschnitten,
    ist die grosse perfekt/ideal/ausreichend/super, gut aufgeteilt, tolle aufteilung, gute aufteilung,
    hohe decken, luftig, jeder hatte sein eigenes, jeder hatte ein eigenes, ausbreiten, aus dem weg gehen,
    nicht auf die fusse, reicht der platz, platz reicht`,
  negative: `
    kleiner als, kleiner als erwartet, kein platz, keinen platz, kaum platz, wenig platz, zu wenig platz,
    nicht genug platz, platzmangel, wenig stauraum, kaum stauraum, kein stauraum, keine ablage*,
    kein schrank, keine schranke, keinen schrank, nirgends ablegen, nirgendwo abstellen, schuhkarton,
    schuhschachtel, besenkammer, puppenstube, hasenstall, kaninchenstall, auf den fussen,
    auf die fusse getreten, treten sich, aus dem koffer gelebt, aus dem koffer leben, aus dem koffer,
    koffer nicht offnen, uber die koffer, kaum umdrehen, nicht mehr vorbei, kaum vorbei, kaum ums bett,
    kaum bewegen, eher/wie eine .. kammer/abstellkammer/besenkammer, kopf .. stosst/gestossen/angestossen,
    stosst .. kopf, nicht umdrehen, kaum drehen, dachschrage*, kopf gestossen, sardinen, gequetscht`,
  good: 'gross, grosse, grosser, grosses, grossen, riesig*, grosszugig*',
  goodBeside: 'genug, viel, ausreichend, gross*, perfekt*, durchdacht*, praktisch*, hell*',
  badBeside: 'wenig, knapp, begrenzt, ungunstig*, fehlt*, fehlte*, unpraktisch*, mangelt*, seltsam*',
  bad: `
    klein, kleine, kleiner, kleines, kleinen, eng, enge, enger, enges, engen, winzig*, beengt*, beengend*,
    mickrig*`,
  parts: 'raum, raume, zimmer, schlafzimmer, wohnzimmer, schrank, schranke, kleiderschrank, quadratmeter',
};
