import { beforeAll, describe, expect, test } from 'vitest';
import { sentimentOf } from '#domain/reviews/sentiment.ts';
import { analyseText } from '../../analyse-text.ts';

const topicsOf = (text: string) =>
  analyseText(text, 'en')
    .topics.map(({ topic, polarity }) => `${polarity === 'positive' ? '+' : '-'}${topic}`)
    .sort();

// Compiles the lexicon, which takes longer than a text.
beforeAll(() => void analyseText('', 'en'), 60_000);

describe('the topics of an ordinary sentence are what it judges', () => {
  test.each<[text: string, topics: string]>([
    ['You can tell they take cleaning seriously.', '+cleanliness'],
    ['Cleanliness could be better.', '-cleanliness'],
    ['The towels were stained.', '-cleanliness'],
    ['We were able to check in two hours early.', '+check-in'],
    ['Late checkout was a lovely bonus.', '+check-in'],
    ['Check in was a nightmare.', '-check-in'],
    ['Hard to find the key box in the dark.', '-check-in'],
    ['The owners made us feel very welcome.', '+communication'],
    ['Very slow to respond.', '-communication'],
    ['The host cancelled one day before arrival.', '-communication'],
    ['Lots of things to do in the area.', '+location'],
    ['The location cannot be beaten.', '+location'],
    ['Not within walking distance of anything.', '-location'],
    ['You cannot beat the price.', '+value'],
    ['The price does not match the quality.', '-value'],
    ['We did not get our deposit back.', '-value'],
    ['Everything was just as advertised.', '+accuracy'],
    ['It was not like in the photos.', '-accuracy'],
    ['Rooms are bigger than they look online.', '+space'],
    ['Peaceful surroundings.', '+noise'],
    ['It is on a busy road but quiet.', '+noise'],
    ['Loud music until 3 am.', '-noise'],
    ['The soundproofing is poor.', '-noise'],
    ['The bunk beds were great for the kids.', '+bed'],
    ['The bed was too small for two people.', '-bed'],
    ['Could not sleep in that bed.', '-bed'],
    ['The bathroom is modern and big.', '+bathroom'],
    ['The shower was too small.', '-bathroom'],
    ['There is no door to the bathroom.', '-bathroom'],
    ['The toilet did not flush properly.', '-bathroom -maintenance'],
    ['The kitchen is small but has everything.', '+kitchen'],
    ['The kitchen was poorly equipped.', '-kitchen'],
    ['The stove did not work.', '-kitchen -maintenance'],
    ['Big smart TV with Netflix.', '+internet'],
    ['The TV only had local channels.', '-internet'],
    ['It was never too hot.', '+temperature'],
    ['The heating could not be regulated.', '-temperature'],
    ['Everything smelled so nice.', '+smell'],
    ['The sheets smelled bad.', '-smell'],
    ['Easy to find parking on the street.', '+parking'],
    ['Great street, but parking is a problem.', '+location -parking'],
    ['We had to park far away.', '-parking'],
    ['It is a safe area to walk around at night.', '+safety'],
    ['Not a safe area.', '-safety'],
    ['Spacious apartment with a well equipped kitchen.', '+kitchen +space'],
    ['The house is not big enough for eight.', '-space'],
    ['Breakfast was delicious.', '+amenities'],
    ['Too many stairs.', '-amenities'],
    ['The washing machine was broken.', '-amenities -maintenance'],
    ['The terrace has an amazing view.', '+amenities +view'],
    ['Not much of a view.', '-view'],
    ['The carpet needs to be replaced.', '-maintenance'],
    ['Love the decor.', '+style'],
    ['Not very cozy.', '-style'],
  ])('%s', (text, topics) => {
    expect(topicsOf(text)).toEqual(topics.split(' ').sort());
  });
});

test.each([
  'I had to work from the apartment.',
  'The flat is in a building from 1920.',
  'The restaurants in town are expensive.',
  'The water in the sea was cold.',
  'We lost our keys on the beach.',
  'My husband has a bad back.',
  'We arrived at 3 am.',
  'There is a fridge and an oven in the kitchen.',
  'We left everything clean.',
  'I paid the city tax in cash.',
  'We paid less than at the hotels nearby and slept in the living room.',
])('what only mentions things has no topic: %s', (text) => {
  expect(topicsOf(text)).toEqual([]);
});

describe('the sentiment is of the whole text', () => {
  test.each([
    ['I cannot recommend this place enough.', 'positive'],
    ['You will not be disappointed.', 'positive'],
    ['Do not hesitate to book.', 'positive'],
    ['My only complaint is that we did not stay longer.', 'positive'],
    ['Nice stay, nice host, a little noise but nothing major.', 'positive'],
    ['Not for us.', 'negative'],
    ['Expected much more.', 'negative'],
    ['Sadly we did not enjoy our stay.', 'negative'],
    ['Would never stay here again.', 'negative'],
    ['Good for one night, not more.', 'neutral'],
    ['It was alright.', 'neutral'],
    ['The bed was ok.', 'neutral'],
    ['Nice host, dirty bathroom.', 'neutral'],
  ])('%s is %s', (text, sentiment) => {
    expect(sentimentOf(analyseText(text, 'en').tone, null)).toBe(sentiment);
  });
});
