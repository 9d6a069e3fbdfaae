import { beforeAll, describe, expect, test } from 'vitest';
import { sentimentOf } from '#domain/reviews/sentiment.ts';
import { analyseText } from '../../analyse-text.ts';

const topicsOf = (text: string) =>
  analyseText(text, 'de')
    .topics.map(({ topic, polarity }) => `${polarity === 'positive' ? '+' : '-'}${topic}`)
    .sort();

// Compiles the lexicon, which takes longer than a text.
beforeAll(() => {
  analyseText('', 'de');
}, 60_000);

describe('German sentences have the topics that they judge', () => {
  test.each<[text: string, topics: string]>([
    ['Alles war frisch geputzt.', '+cleanliness'],
    ['Die Sauberkeit ließ sehr zu wünschen übrig.', '-cleanliness'],
    ['Der Backofen war verkrustet und voller Krümel.', '-cleanliness'],
    ['Hier wurde seit Wochen nicht mehr gesaugt.', '-cleanliness'],
    ['Einchecken ging schnell und unkompliziert.', '+check-in'],
    ['Wir konnten schon um 12 Uhr einchecken.', '+check-in'],
    ['Der Code für die Haustür funktionierte nicht.', '-check-in'],
    ['Wir mussten eine Stunde auf den Schlüssel warten.', '-check-in'],
    ['Nachrichten wurden innerhalb von Minuten beantwortet.', '+communication'],
    ['Wir wurden mit selbstgemachter Marmelade verwöhnt.', '+amenities +communication'],
    ['Die Antworten kamen immer zügig.', '+communication'],
    ['Auf meine Nachricht kam keine Antwort.', '-communication'],
    ['Wir wurden mit unserem Problem allein gelassen.', '-communication'],
    ['Man ist in fünf Minuten am Strand.', '+location'],
    ['Zum Bahnhof sind es nur 10 min.', '+location'],
    ['Ins Zentrum braucht man eine halbe Stunde.', '-location'],
    ['Die Wohnung liegt mitten im Industriegebiet.', '-location'],
    ['Man bekommt viel für sein Geld.', '+value'],
    ['Das Preis-Leistungs-Verhältnis stimmt nicht.', '-value'],
    ['Die Kaution haben wir bis heute nicht zurückbekommen.', '-value'],
    ['In echt sieht es sogar besser aus als auf den Fotos.', '+accuracy'],
    ['Die Wohnung sah ganz anders aus als auf den Bildern.', '-accuracy'],
    ['Vom Straßenlärm bekommt man nichts mit.', '+noise'],
    ['Trotz der Hauptstraße war es in der Wohnung leise.', '+noise'],
    ['Die Straße vor dem Haus ist stark befahren.', '-noise'],
    ['Ohne Ohrstöpsel geht hier nichts.', '-noise'],
    ['Lange nicht mehr so gut geschlafen.', '+bed'],
    ['Die Matratze hatte genau die richtige Härte.', '+bed'],
    ['Das Bett ist zu klein für zwei Personen.', '-bed'],
    ['Das Bad ist sehr modern.', '+bathroom'],
    ['Das Wasser wird nicht richtig warm.', '-bathroom'],
    ['Die Küche ist bestens ausgestattet.', '+kitchen'],
    ['Schöne große Küche.', '+kitchen'],
    ['Der Kühlschrank ist viel zu klein.', '-kitchen'],
    ['Das WLAN funktionierte leider nicht.', '-internet'],
    ['Das Internet ist nie ausgefallen.', '+internet'],
    ['Die Heizung funktionierte einwandfrei.', '+temperature'],
    ['Die Heizung funktionierte nicht.', '-maintenance -temperature'],
    ['Wir konnten vor Hitze nicht schlafen.', '-temperature'],
    ['Es hat gut gerochen.', '+smell'],
    ['Die Handtücher rochen unangenehm.', '-smell'],
    ['Parken direkt vor der Tür.', '+parking'],
    ['Leider keine Parkmöglichkeit in der Nähe.', '-parking'],
    ['Wir fühlten uns jederzeit sicher.', '+safety'],
    ['Der Weg zum Haus ist nachts nicht beleuchtet.', '-safety'],
    ['Die Zimmer sind großzügig geschnitten.', '+space'],
    ['Man kann sich kaum bewegen.', '-space'],
    ['Der große Balkon ist herrlich.', '+amenities'],
    ['Die Sauna durften wir nicht benutzen.', '-amenities'],
    ['Vom Fenster aus sieht man nur eine Hauswand.', '-view'],
    ['Was für ein Panorama!', '+view'],
    ['Alles hat einwandfrei funktioniert.', '+maintenance'],
    ['Die Türklinke ist locker.', '-maintenance'],
    ['Helle, freundliche Wohnung.', '+style'],
    ['Die Einrichtung ist modern.', '+style'],
    ['Die Einrichtung ist nicht mein Geschmack.', '-style'],
  ])('%s', (text, topics) => {
    expect(topicsOf(text)).toEqual(topics.split(' '));
  });
});

describe('German sentences that judge nothing of the stay have no topics', () => {
  test.each([
    ['Der Urlaub war viel zu kurz.'],
    ['Nächste Woche fahren wir mit einer netten Familie nach Hamburg.'],
    ['Wir haben die Bettwäsche abgezogen und den Müll getrennt.'],
    ['Mein Sohn ist 12 Jahre alt.'],
    ['Wir waren nur zwei Nächte hier.'],
    ['Wir sollten noch erwähnen, dass unser Flug verspätet war.'],
    ['Wir sind sicher bald wieder in der Stadt.'],
    ['Die Wohnung hat zwei Stockwerke.'],
    ['Die Müllabfuhr kommt am Dienstag.'],
    ['Fairerweise muss man sagen, dass wir mitten in der Nacht ankamen.'],
  ])('%s', (text) => {
    expect(topicsOf(text)).toEqual([]);
  });
});

describe('German judgements of the stay have a sentiment', () => {
  test.each([
    ['Hat alles gepasst.', 'positive'],
    ["Besser geht's nicht.", 'positive'],
    ['Schade, dass wir nur zwei Nächte bleiben konnten.', 'positive'],
    ['Unsere Erwartungen wurden übertroffen.', 'positive'],
    ['Das war leider nichts.', 'negative'],
    ['Wir haben uns überhaupt nicht wohl gefühlt.', 'negative'],
    ['Ich würde hier nicht mehr buchen.', 'negative'],
    ['Gefallen hat es uns nicht.', 'negative'],
    ['Ganz nett, aber mehr nicht.', 'neutral'],
    ['Für einen kurzen Aufenthalt ausreichend.', 'neutral'],
    ['Die Lage ist toll, aber es war sehr laut.', 'neutral'],
    ['Nette Vermieter, aber leider war es sehr kalt.', 'neutral'],
  ])('%s is %s', (text, sentiment) => {
    expect(sentimentOf(analyseText(text, 'de').tone, null)).toBe(sentiment);
  });
});
