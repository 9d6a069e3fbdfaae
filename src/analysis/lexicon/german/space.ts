import type { TopicWords } from '../format.ts';

export const space: TopicWords = {
  names: `
    platz, wohnflache, stauraum, grosse, aufteilung, grundriss, schrankraum, ablageflache*, raumaufteilung,
    abstellflache*`,
  things: `
    stauraum, schrank, kleiderschrank, ablageflachen, ablage, kleiderbugel, schrankraum, ablageflache,
    platz, kommode, garderobe, schubladen`,
  positive: `
    geraumig*, weitlaufig*, viel platz, genug platz, genugend platz, ausreichend platz, reichlich platz,
    jede menge platz, platz ohne ende, mehr als genug platz, massig platz, platz genug, platz fur alle,
    platz satt, viel stauraum, genug stauraum, genugend stauraum, viel raum, grosser als,
    grosser als erwartet, gut geschnitten, gut aufgeteilt, tolle aufteilung, gute aufteilung, hohe decken,
    luftig, jeder hatte sein eigenes, jeder hatte ein eigenes, ausbreiten, aus dem weg gehen,
    nicht auf die fusse, reicht der platz, platz reicht`,
  negative: `
    sehr klein, zu klein, zu eng, sehr eng, kleiner als, kleiner als erwartet, kein platz, keinen platz,
    kaum platz, wenig platz, zu wenig platz, nicht genug platz, platzmangel, wenig stauraum, kaum stauraum,
    kein stauraum, keine ablage*, kein schrank, keine schranke, keinen schrank, nirgends ablegen,
    nirgendwo abstellen, schuhkarton, schuhschachtel, besenkammer, kammer, puppenstube, hasenstall,
    kaninchenstall, auf den fussen, auf die fusse getreten, treten sich, ubereinander,
    aus dem koffer gelebt, aus dem koffer leben, aus dem koffer, koffer nicht offnen, koffer offnen,
    uber die koffer, umdrehen, kaum umdrehen, seitwarts, dachschrage*, kopf gestossen, den kopf, sardinen,
    gequetscht, drangt`,
  good: 'gross, grosse, grosser, grosses, grossen, riesig*, grosszugig*',
  goodBeside: 'genug, viel, ausreichend, gross*, perfekt*, durchdacht*, praktisch*, hell*',
  badBeside: 'wenig, knapp, begrenzt, ungunstig*, fehlt*, fehlte*, unpraktisch*, mangelt*, seltsam*',
  bad: 'klein, kleine, kleiner, kleines, kleinen, eng, enge, enger, enges, engen, winzig*, beengt*',
  parts: 'raum, raume, zimmer, schlafzimmer, wohnzimmer, schrank, schranke, kleiderschrank, quadratmeter',
};
