import { expect, test } from 'vitest';
import { MIN_HIGHLIGHT_LENGTH, MIN_SUMMARIZED } from '#domain/listings/property-view.ts';
import { SITE_LANGUAGES } from '#domain/listings/site-language.ts';
import { textsIn } from './texts.tsx';

test.each([
  ['en', 'Showing 1 of 57 reviews', 'Showing 42 of 57 reviews'],
  ['de', '1 von 57 Bewertungen zu sehen', '42 von 57 Bewertungen zu sehen'],
  ['fr', '1 avis affiché sur 57', '42 avis affichés sur 57'],
  ['es', 'Se muestra 1 de 57 reseñas', 'Se muestran 42 de 57 reseñas'],
  ['it', '1 recensione mostrata su 57', '42 recensioni mostrate su 57'],
  ['pt', 'A mostrar 1 de 57 avaliações', 'A mostrar 42 de 57 avaliações'],
] as const)('the number of shown reviews agrees with its verb and noun: %s', (language, one, many) => {
  const { showing } = textsIn(language).property;
  expect([showing(1, 57), showing(42, 57)]).toEqual([one, many]);
});

test.each([
  ['en', '1 out of 5 stars', '4.5 out of 5 stars'],
  ['de', '1 von 5 Sternen', '4,5 von 5 Sternen'],
  ['fr', '1 étoile sur 5', '4,5 étoiles sur 5'],
  ['es', '1 de 5 estrellas', '4,5 de 5 estrellas'],
  ['it', '1 stella su 5', '4,5 stelle su 5'],
  ['pt', '1 de 5 estrelas', '4,5 de 5 estrelas'],
] as const)('a rating agrees with its noun: %s', (language, one, many) => {
  const { stars } = textsIn(language).property;
  expect([stars(1), stars(4.5)]).toEqual([one, many]);
});

test('the number of reviews that are not shown has thousands separators', () => {
  expect(textsIn('en').review.noneShown(1_234)).toBe('None of the 1,234 reviews is on this page yet.');
});

test.each(SITE_LANGUAGES)('the explanation names the limits that apply: %s', (language) => {
  const text = JSON.stringify(textsIn(language).explanation.parts('Casa Azul'));
  expect(text).toMatch(new RegExp(`\\b${MIN_SUMMARIZED}\\b.*\\b${MIN_HIGHLIGHT_LENGTH}\\b`));
});

test('no French line begins with punctuation that follows a space', () => {
  const { explanation, site, homes } = textsIn('fr');
  const texts = [
    ...Object.values(explanation).filter((text) => typeof text === 'string'),
    ...explanation.parts('Casa Azul').flatMap(({ heading, text }) => [heading, ...text]),
    explanation.waiting(90),
    homes.lead,
    site.searchFor('calme'),
    site.propertyTitle('Casa Azul', 'Nice'),
    site.propertyTitle('Casa Azul', ''),
    site.topicCounts('Calme', 1, 2),
  ];
  expect(texts.join('\n')).not.toMatch(/ [:;!?»]|« /);
});
