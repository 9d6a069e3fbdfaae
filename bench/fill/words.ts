/** The parts of invented reviews. */
export const FIRST_NAMES =
  'Ana Ben Chloé Dana Émile Farah Gustavo Hanna Ines João Karin Lucía Marek Noor Olivia Pedro Quentin Rosa Søren Tomás Uma Vera Wei Ximena Yuki Zoë Aarav Bianca Carlos Dmitri Elena François Giulia Henrik Isabel Jürgen Katarzyna Liam Małgorzata Nikos Oscar Petra Rafael Siobhán Thea Ugo Valentina Wanda Yara Zdeněk'.split(
    ' ',
  );
export const LAST_NAMES =
  'Almeida Brandt Castro Dubois Eriksen Ferreira Günther Hughes Ibrahim Jansen Kowalski Larsen Müller Nakamura Oliveira Pérez Quinn Rossi Šimek Taylor Ueda Vasquez Wójcik Xu Young Zhang Anders Becker Costa Durand Evans Fontaine García Haddad Ivanova Jones Keller Lindqvist Moreau Novák'.split(
    ' ',
  );
export const PLACES = 'Canal Harbour Station Garden Market Castle River Museum Hillside Old-Town'.split(' ');
export const HOMES = 'Loft Studio Apartment Penthouse Townhouse Duplex Suite Cottage'.split(' ');
export const CITIES = [
  ['Lisbon', 'Portugal'],
  ['London', 'United Kingdom'],
  ['Paris', 'France'],
  ['Algiers', 'Algeria'],
  ['Berlin', 'Germany'],
  ['São Paulo', 'Brazil'],
] as const;
export const OPENINGS = [
  'We stayed for %n nights with %w and felt at home.',
  'A %a flat, exactly as in the pictures.',
  'Perfect for %w, we would book it again for %n nights.',
  'Our %nth visit, and it was %a again.',
  'The description said %a and it was.',
  '',
];
export const MIDDLES = [
  'Everything was clean and the bed was %a.',
  'The kitchen had all that %w could need.',
  'Check-in was %a, although we arrived at %n o’clock.',
  'The café downstairs serves a %a breakfast.',
  'It is %n minutes on foot to the metro.',
  'The Wi-Fi was %a and good enough for work.',
  'At night the street is %a.',
  'The shower was %a and the towels plentiful.',
  'The heating took %n hours to warm the rooms.',
  'There were %n flights of stairs and no lift.',
];
export const CLOSINGS = [
  'The host answered within %n minutes.',
  'We will come back with %w.',
  'Thank you for a %a time!',
  'Not worth the price.',
  'Recommended.',
  '',
];
export const ADJECTIVES =
  'spotless comfortable noisy quiet charming tiny spacious smooth slow lovely dusty bright dark modern dated delightful'.split(
    ' ',
  );
export const COMPANY = [
  'two children',
  'my parents',
  'our dog',
  'friends',
  'colleagues',
  'a baby',
  'my wife',
  'a large group',
];
/** In one review of fifty thousand. */
export const RARE_WORD = 'xylophone';
export const CATEGORIES = [
  'cleanliness',
  'communication',
  'respect_house_rules',
  'accuracy',
  'location',
  'value',
];
/** Besides English, from common to rare. */
export const LANGUAGES = 'de fr es it pt nl sv da pl tr ja'.split(' ');
