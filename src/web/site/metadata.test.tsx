import { describe, expect, test } from 'vitest';
import type { PropertyPage } from '#contract/listings/site.ts';
import { DEFAULT_EMBED } from '#domain/listings/embed.ts';
import { aPage, aPageReview, aSite } from '#tests/support/sample-page.ts';
import { aListing } from '#tests/support/sample-property.ts';
import { site } from './render.tsx';

const context = aSite({ timeZone: 'UTC' });
const page = aPage;
const HOSTILE = '</script><script>alert(1)</script><!--"\'&\u2028';

function dataIn(html: string) {
  const found = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return found === undefined ? undefined : JSON.parse(found);
}

describe('the structured data of a property', () => {
  test('contain the name, the address and the size', () => {
    expect(dataIn(site.property(context, page()))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'VacationRental',
      '@id': 'https://reviews.example.com/property/7',
      identifier: '7',
      name: 'Casa do Sol',
      url: 'https://reviews.example.com/property/7',
      address: 'Lisbon, Portugal',
      brand: { '@type': 'Brand', name: 'Flex Living' },
      containsPlace: {
        '@type': 'Accommodation',
        occupancy: { '@type': 'QuantitativeValue', value: 4 },
        numberOfBedrooms: 3,
        numberOfBathroomsTotal: 1,
      },
    });
  });

  test('omit unknown fields', () => {
    const listing = aListing({ bedrooms: null, bathrooms: null, maxGuests: null, location: '' });
    const data = dataIn(site.property(context, page({ listing })));
    expect(data.containsPlace).toEqual({ '@type': 'Accommodation' });
    expect(data).not.toHaveProperty('address');
  });

  test('have ratings only when the setting is on and reviews exist', () => {
    const rated = dataIn(site.property(context, page({ ratingsInMarkup: true })));
    expect(rated.aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.6,
      ratingCount: 56,
      reviewCount: 57,
      bestRating: 5,
      worstRating: 1,
    });
    const none = page({ ratingsInMarkup: true, byStars: [0, 0, 0, 0, 0] });
    expect(dataIn(site.property(context, none))).not.toHaveProperty('aggregateRating');
  });

  test('are on the first page only', () => {
    expect(dataIn(site.property(context, page({ view: { page: 2 }, pages: 2 })))).toBeUndefined();
  });

  test('cannot be closed early by a hostile name', () => {
    const listing = aListing({ name: HOSTILE, location: HOSTILE });
    const html = site.property(context, page({ listing, google: null }));
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(dataIn(html).name).toBe(HOSTILE);
  });
});

test('a page has metadata for link previews', () => {
  const html = site.property(context, page());
  expect(html).toContain(
    '<meta property="og:title" content="Casa do Sol, Lisbon, Portugal: guest reviews"/>',
  );
  expect(html).toContain('<meta property="og:url" content="https://reviews.example.com/property/7"/>');
  expect(html).toContain('<meta property="og:site_name" content="Flex Living Reviews"/>');
  expect(html).toMatch(
    /<meta property="og:description" content="Casa do Sol, Lisbon, Portugal. 4.6 out of 5/,
  );
  expect(html).toMatch(
    /<link rel="alternate" type="application\/feed\+json" [^>]*href="\/property\/7\/feed.json"\/>/,
  );
  expect(site.propertyNotFound(context)).not.toMatch(/og:|canonical|alternate/);
});

describe('the feed of a property', () => {
  const feed = (but: Partial<PropertyPage> = {}) => JSON.parse(site.feed(context, page(but)));

  test('is a JSON Feed of its reviews', () => {
    expect(feed()).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Casa do Sol, Lisbon, Portugal: guest reviews',
      home_page_url: 'https://reviews.example.com/property/7',
      feed_url: 'https://reviews.example.com/property/7/feed.json',
      description:
        'Casa do Sol, Lisbon, Portugal. 4.6 out of 5 stars. Based on 57 review(s). Showing 1 of 57 reviews.',
      authors: [{ name: 'Flex Living' }],
      items: [
        {
          id: '1',
          url: 'https://reviews.example.com/property/7#review-1',
          title: 'Ana Costa: 4.5 out of 5 stars',
          content_text: 'Bright, quiet and exactly as described.',
          date_published: '2024-01-05T12:00:00.000Z',
          authors: [{ name: 'Ana Costa' }],
          _review: { rating: 4.5, channel: 'Airbnb' },
        },
      ],
    });
  });

  test('has text for missing parts, and the language of a review if its script determines it', () => {
    const reviews = [
      aPageReview({ guestName: ' ', reviewText: ' ', rating: null }),
      aPageReview({ reviewText: '', response: { text: 'Thanks', date: null } }),
      aPageReview({ reviewText: 'とても良いです' }),
    ];
    const [silent, rated, japanese] = feed({ reviews }).items;
    expect(silent).toMatchObject({ title: 'Guest: No rating', content_text: 'No comment was left.' });
    expect(rated.content_text).toBe('Rated without a comment.');
    expect(rated._review.response).toEqual({ text: 'Thanks', date: null });
    expect(japanese.language).toBe('ja');
  });
});

describe('an embedded page', () => {
  const embedded = {
    ...DEFAULT_EMBED,
    listing: aListing(),
    averageRating: 4.6,
    totalReviews: 57,
    shown: 51,
    reviews: [aPageReview()],
  };

  test('shows the reviews and links to the full page in a new tab', () => {
    const html = site.embed(context, embedded);
    expect(html).toContain('Bright, quiet and exactly as described.');
    expect(html).toContain('>Showing 51 of 57 reviews. <');
    expect(html).toContain('<base target="_blank"/>');
    expect(html).toContain('href="https://reviews.example.com/property/7"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<html lang="en">');
    expect(html).not.toMatch(/<style|\sstyle=|Manager Login|google/i);
  });

  test('has the requested colours', () => {
    expect(site.embed(context, { ...embedded, theme: 'dark' })).toContain(
      '<html lang="en" data-theme="dark">',
    );
  });

  test('of the rating alone has no reviews, and says how many are shown', () => {
    const html = site.embed(context, { ...embedded, layout: 'badge' });
    expect(html).not.toContain('Bright, quiet');
    expect(html).toContain('>4.6</strong>');
    expect(html).toContain('>Showing 51 of 57 reviews. <');
  });

  test('of the company goes by the brand and leads to all homes', () => {
    const html = site.embed(aSite({ language: 'de' }), { ...embedded, listing: null });
    expect(html).toContain('<h1 class="embed-name">Flex Living</h1>');
    expect(html).toContain('href="https://reviews.example.com/de/homes"');
  });

  test('escapes hostile text', () => {
    const listing = aListing({ name: HOSTILE });
    const hostile = { ...embedded, listing, reviews: [aPageReview({ guestName: HOSTILE })] };
    expect(site.embed(context, hostile).match(/<script/g)).toHaveLength(1);
    expect(site.embedNotice(context, { text: HOSTILE }).match(/<script/g)).toHaveLength(1);
  });
});
