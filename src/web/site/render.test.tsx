import { describe, expect, test } from 'vitest';
import type { PropertyPage } from '#contract/listings/site.ts';
import type { ReviewId } from '#domain/ids.ts';
import { aPage, aPageReview, aSite } from '#tests/support/sample-page.ts';
import { aListing, someGoogleReviews } from '#tests/support/sample-property.ts';
import { site } from './render.tsx';

const context = aSite();
const WAITING = {
  low: { decided: 12, oldestHours: null, medianHours: 51.2, waiting: 2 },
  high: { decided: 80, oldestHours: null, medianHours: 9.5, waiting: 0 },
};
const page = (but: Partial<PropertyPage> = {}) => aPage({ byStars: [2, 1, 4, 12, 38], ...but });
const everyPage = () => [
  site.property(context, page()),
  site.property(context, page({ google: null, reviews: [] })),
  site.explanation(context, WAITING),
  site.propertyNotFound(context),
  site.propertyFailed(context),
];

describe('every page', () => {
  test.each(everyPage())('is a complete document without inline script or style', (html) => {
    expect(html).toMatch(/^<!doctype html><html lang="en">/i);
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>');
    expect(html).toContain('<link rel="stylesheet" href="/static/site/style-1.css"/>');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(
      /<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)(?! type="application\/ld\+json">)/i,
    );
  });

  test.each(everyPage())('has a top bar with the brand and one button that works without script', (html) => {
    expect(html).toContain('>Flex Living Reviews</p>');
    expect(html).toMatch(/<form action="\/login" method="get"><button[^>]*>Manager Login<\/button><\/form>/);
    expect(html).not.toMatch(/<nav|Back to Dashboard|Retry/);
  });
});

describe('the page of a property', () => {
  test('has a title, a description and a canonical link', () => {
    const html = site.property(context, page());
    expect(html).toContain(
      '<title>Casa do Sol, Lisbon, Portugal: guest reviews | Flex Living Reviews</title>',
    );
    expect(html).toContain('<link rel="canonical" href="https://reviews.example.com/property/7"/>');
    expect(html).toContain(
      'content="Casa do Sol, Lisbon, Portugal. 4.6 out of 5 stars. Based on 57 review(s)."',
    );
    expect(html).not.toContain('noindex');
  });

  test('shows the reviews and how many of all reviews are public', () => {
    const html = site.property(context, page());
    expect(html).toMatch(/<h2[^>]*>Guest Reviews<\/h2>/);
    expect(html).toContain('Bright, quiet and exactly as described.');
    expect(html).toContain('>Showing 1 of 57 reviews<');
  });

  test('says below the message for no reviews how many are not on the page', () => {
    const empty = (totalReviews: number) =>
      site.property(context, page({ reviews: [], shown: 0, listing: aListing({ totalReviews }) }));
    const message = 'No reviews available for this property.';
    expect(empty(81)).toContain(`>${message}</p>`);
    expect(empty(81)).toContain('>None of the 81 reviews is on this page yet.</p>');
    expect(empty(1)).toContain('>The 1 review is not on this page yet.</p>');
    expect(empty(0)).toContain(`>${message}</p>`);
    expect(empty(0)).not.toContain('on this page yet');
  });

  test('says below the heading of the Google reviews when they are about the company', () => {
    const line = 'These reviews are about the company, not this home.';
    expect(site.property(context, page({ google: 'company' }))).toMatch(
      new RegExp(`Google Reviews</h2><p[^>]*>${line}</p>`),
    );
    expect(site.property(context, page({ google: 'listing' }))).not.toContain(line);
    expect(site.property(context, page({ google: null }))).not.toContain(line);
  });

  test('shows the rating distribution of all published reviews', () => {
    const html = site.property(context, page());
    const rows = [
      ...html.matchAll(
        /<th[^>]*aria-label="([^"]+)".*?width="(\d+)" height="1"><\/rect><\/svg><\/td><td>(\d+)</g,
      ),
    ];
    expect(rows.map(([, name, width, count]) => [name, width, count])).toEqual([
      ['5 stars', '100', '38'],
      ['4 stars', '32', '12'],
      ['3 stars', '11', '4'],
      ['2 stars', '3', '1'],
      ['1 star', '6', '2'],
    ]);
    expect(html).toContain('href="/property/7?stars=5#guest-reviews"');
    const none = aListing({ totalReviews: 0, averageRating: 0 });
    expect(site.property(context, page({ listing: none, byStars: [0, 0, 0, 0, 0] }))).not.toContain('<table');
  });

  test('counts reviews without a rating, so that the numbers add up', () => {
    const html = site.property(context, page({ byStars: [2, 1, 4, 12, 35] }));
    expect(html).toMatch(/aria-label="No rating".*?<td>3<\/td>/);
    expect(html).toContain('href="/property/7?stars=none#guest-reviews"');
  });

  test('says how many ratings a category has, in the language of the page', () => {
    const categories = [
      { category: 'cleanliness', score: 8, count: 1 },
      { category: 'value', score: 9, count: 1200 },
    ];
    const english = site.property(context, page({ categories }));
    expect(english).toContain('>8.0 out of 10 from 1 rating<');
    expect(english).toContain('>9.0 out of 10 from 1,200 ratings<');
    const german = site.property({ ...context, language: 'de' }, page({ categories }));
    expect(german).toContain('>8,0 von 10 bei 1 Bewertung<');
  });

  test('links to newer and older reviews, and each page has its own canonical link', () => {
    const first = site.property(context, page({ shown: 120, pages: 3 }));
    expect(first).toMatch(/<a [^>]*href="\/property\/7\?page=2#guest-reviews" rel="next">Next page<\/a>/);
    expect(first).toContain('<link rel="next" href="https://reviews.example.com/property/7?page=2"/>');
    expect(first).not.toMatch(/rel="prev"|Previous page/);
    expect(first).toContain('>Showing 120 of 57 reviews<');
    const second = site.property(context, page({ shown: 120, view: { page: 2 }, pages: 3 }));
    expect(second).toContain('<link rel="canonical" href="https://reviews.example.com/property/7?page=2"/>');
    expect(second).toContain('<link rel="prev" href="https://reviews.example.com/property/7"/>');
    expect(second).toMatch(/<a [^>]*href="\/property\/7#guest-reviews" rel="prev">Previous page<\/a>/);
    expect(second).toContain('<title>Casa do Sol, Lisbon, Portugal: guest reviews, page 2 | ');
    expect(second).toContain('>Page 2 of 3<');
    const last = site.property(context, page({ shown: 120, view: { page: 3 }, pages: 3 }));
    expect(last).not.toMatch(/rel="next"|Next page/);
  });

  test('shortens a long highlight, and links only that to its review in the list', () => {
    const short = aPageReview({ id: 1 as ReviewId, reviewText: 'Quiet. '.repeat(40) });
    const long = aPageReview({ id: 2 as ReviewId, reviewText: 'Noisy. '.repeat(60) });
    const highlights = [
      { side: 'praise' as const, pinnedAt: null, review: short },
      { side: 'criticism' as const, pinnedAt: null, review: long },
    ];
    const html = site.property(context, page({ highlights, reviews: [short, long] }));
    expect(html.match(/<a href="#review-\d+">Read the whole review/g)).toEqual([
      '<a href="#review-2">Read the whole review',
    ]);
    expect(html).toMatch(/Noisy\. …<\/blockquote><a /);
    expect(html).toMatch(/Quiet\.<\/blockquote><\/figure>/);
  });

  test.each([
    ['en', ''],
    ['de', '/de'],
  ] as const)(
    'leads to the reviews by each link and the search that choose them (%s)',
    (language, prefix) => {
      const facets = {
        languages: ['de', 'en'].map((value) => ({ value, count: 60 })),
        channels: ['Airbnb', 'VRBO'].map((value) => ({ value, count: 60 })),
        topics: [{ topic: 'noise' as const, praise: 1, complaints: 2 }],
      };
      const view = { stars: 4, sort: 'lowest' as const, page: 2 };
      const html = site.property({ ...context, language }, page({ facets, view, shown: 120, pages: 3 }));
      const [head = '', body = ''] = html.split('<main');
      const links = [...body.matchAll(/(?:href|action)="([^"]*\/property\/7[^"]*)"/g)].map(
        ([, link]) => link,
      );
      expect(links.length).toBeGreaterThan(15);
      for (const link of links)
        expect(link).toMatch(new RegExp(`^${prefix}/property/7(\\?.*)?#guest-reviews$`));
      expect(body).toContain(`action="${prefix}/property/7#guest-reviews"`);
      expect(body).toContain('id="guest-reviews"');
      expect(head).not.toContain('#guest-reviews');
    },
  );

  test('names languages with a capital letter, and their order only above several reviews', () => {
    const languages = ['fr', 'en'].map((value) => ({ value, count: 1 }));
    const french = (reviews: PropertyPage['reviews']) =>
      site.property(
        { ...context, language: 'fr' },
        page({ facets: { languages, channels: [], topics: [] }, shown: 2, reviews }),
      );
    const two = french([aPageReview(), aPageReview({ id: 2 as ReviewId })]);
    expect(two).toMatch(/>Français 1<\/a>.*>Anglais 1<\/a>.*D’abord les avis en français/);
    expect(french([])).not.toContain('D’abord les avis');
  });

  test('has no pager when one page contains all reviews', () => {
    expect(site.property(context, page())).not.toMatch(/<nav|rel="(prev|next)"/);
  });

  test('is marked as a preview for managers, has no metadata, and links to previews', () => {
    const preview = { review: undefined, addressOf: (of: number) => `/reviews/7/preview?page=${of}` };
    const html = site.property(context, page({ shown: 120, pages: 3, preview }));
    expect(html).toMatch(/<aside class="preview"[^>]*>.*Only managers see this page.*<\/aside><main/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/rel="canonical"|href="[^"]*\/property\/7\?page/);
    expect(html).toContain('href="/reviews/7/preview?page=2#guest-reviews"');
    expect(site.property(context, page())).not.toContain('class="preview"');
  });

  test('shows a message when no review is approved', () => {
    const html = site.property(context, page({ reviews: [], shown: 0 }));
    expect(html).toContain('No reviews available for this property.');
    expect(html).toContain('>Showing 0 of 57 reviews<');
  });

  test('shows a spinner while Google reviews load, and a link for readers without JavaScript', () => {
    const html = site.property(context, page());
    expect(html).toMatch(/<h2[^>]*>Google Reviews<\/h2>/);
    expect(html).toContain('data-source="/property/7/google"');
    expect(html).toMatch(/role="status">.*Loading Google reviews/);
    expect(html).toContain('api=1&amp;query=Casa%20do%20Sol%2C%20Lisbon%2C%20Portugal');
    expect(html).toContain('<script type="module" src="/static/site/script-1.js"></script>');
  });

  test('sends no request and loads no script when no Google place is configured', () => {
    const html = site.property(context, page({ google: null }));
    expect(html).toContain('No Google reviews to display.');
    expect(html).not.toMatch(/<script[^>]* src|data-source|role="status"/);
  });

  test('escapes hostile text of a listing everywhere', () => {
    const name = '"><script>alert(1)</script>';
    const html = site.property(context, page({ listing: aListing({ name }), google: null }));
    expect(html.replace('<script type="application/ld+json">', '')).not.toContain('<script');
  });
});

test('an unknown property shows a message and is not indexed', () => {
  const html = site.propertyNotFound(context);
  expect(html).toContain('>Property not found</h1>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('a property that could not be read shows the message as an alert', () => {
  expect(site.propertyFailed(context)).toMatch(/role="alert">Failed to fetch reviews</);
});

describe('the page that explains how reviews are shown', () => {
  test('explains which reviews are shown and counted, and how Google reviews are selected', () => {
    const html = site.explanation(context, WAITING);
    expect(html).toContain('>How we show reviews</h1>');
    expect(html).toContain('A person at Flex Living reads each review');
    expect(html).toContain('include every published review');
    expect(html).toContain('href="https://maps.google.com/help/terms_maps/"');
    expect(html).toContain('href="https://policies.google.com/privacy"');
    expect(html).toContain('<link rel="canonical" href="https://reviews.example.com/how-we-show-reviews"/>');
  });

  test('is linked from every page', () => {
    for (const html of everyPage().filter((html) => !html.includes('>How we show reviews</h1>'))) {
      expect(html).toContain('<a href="/how-we-show-reviews">How we show reviews</a>');
    }
  });
});

test('what could not be loaded says so in the language of the page', () => {
  const german = aSite({ language: 'de' });
  expect(site.propertyFailed(german)).toContain('Die Bewertungen konnten nicht geladen werden');
  expect(site.google(german, { kind: 'failed' })).toContain(
    'Die Google-Rezensionen konnten nicht geladen werden',
  );
  expect(site.embedNotice(german, 'failed')).toContain('Diese Bewertungen sind gerade nicht verfügbar.');
  expect(site.property(german, page())).toContain(
    'data-failed="Die Google-Rezensionen konnten nicht geladen werden"',
  );
});

test('a guest without a name has one in the language of the page', () => {
  const html = site.property(
    aSite({ language: 'de' }),
    page({ reviews: [aPageReview({ guestName: 'Guest' })] }),
  );
  expect(html).toContain('<bdi>Gast</bdi>');
});

test('the row of photos can be scrolled with the keyboard', () => {
  const photos = [1, 2, 3].map((id) => ({ id, caption: null, width: 640, height: 480 }));
  expect(site.property(context, page({ photos }))).toContain(
    '<ul class="photos" aria-label="More photos" tabindex="0">',
  );
});

describe('the Google fragment', () => {
  test('contains only the content of the section, with times in the configured time zone', () => {
    const html = site.google(context, { kind: 'reviews', ...someGoogleReviews() });
    expect(html).not.toMatch(/<html|<section|<h2/);
    expect(html).toContain('data-local="">1/5/2024, 12:00:00 PM</time>');
  });

  test('shows an error message', () => {
    expect(site.google(context, { kind: 'failed' })).toBe(
      '<p class="google-failed" role="alert">Failed to load Google reviews</p>',
    );
  });
});
