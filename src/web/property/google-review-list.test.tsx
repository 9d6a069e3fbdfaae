import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { GoogleReview, GoogleReviews } from '#contract/listings/google-reviews.ts';
import { aGoogleReview, someGoogleReviews } from '#tests/support/sample-property.ts';
import { GoogleReviewList } from './google-review-list.tsx';

const list = (reviews: GoogleReview[], but: Partial<GoogleReviews> = {}) =>
  html(
    <GoogleReviewList
      google={someGoogleReviews({ reviews, ...but })}
      formatTime={() => '1/5/2024, 12:00:00 PM'}
    />,
  );

describe('a list of Google reviews', () => {
  test('shows author, chip, time and text', () => {
    const markup = list([aGoogleReview()]);
    expect(markup).toContain('<bdi>Martin Keller</bdi>');
    expect(markup).toContain('aria-label="5 out of 5 stars">5 ★<');
    expect(markup).toContain(
      '<time dateTime="2024-01-05T12:00:00Z" data-local="">1/5/2024, 12:00:00 PM</time>',
    );
    expect(markup).toContain('Check-in took two minutes.');
  });

  test('attributes the reviews to Google Maps and names their order', () => {
    const markup = list([aGoogleReview()]);
    expect(markup).toContain('<span class="google-attribution" translate="no">Google Maps</span>');
    expect(markup).toContain('Google chose these reviews by relevance. They are shown newest first.');
  });

  test.each([
    ['relevance', 'time', 'asc', 'Google chose these reviews by relevance. They are shown oldest first.'],
    [
      'relevance',
      'rating',
      'desc',
      'Google chose these reviews by relevance. They are shown best rated first.',
    ],
    ['newest', 'time', 'desc', 'The newest on Google, newest first.'],
    ['newest', 'rating', 'asc', 'The newest on Google, worst rated first.'],
  ] as const)('chosen by %s and sorted by %s %s says so', (chosenBy, sortBy, sortOrder, words) => {
    expect(list([aGoogleReview()], { chosenBy, sortBy, sortOrder })).toContain(`<span>${words}</span>`);
  });

  test('shows the age in Google’s words, and marks a translation by Google', () => {
    const plain = list([aGoogleReview()]);
    expect(plain).toContain('>2 years ago<');
    expect(plain).not.toMatch(/Translated|Visited/);
    const translated = list([aGoogleReview({ translated: true, relativeTime: null })]);
    expect(translated).toContain('>Translated by Google<');
    expect(translated).not.toContain('years ago');
  });

  test('shows the date of the visit, which French law requires', () => {
    expect(list([aGoogleReview({ visitDate: { year: 2026, month: 7 } })])).toContain(
      '>Visited in July 2026<',
    );
  });

  test('links to the author, to the review and to the place', () => {
    const markup = list([aGoogleReview()]);
    expect(markup).toContain('href="https://www.google.com/maps/contrib/1"');
    expect(markup).toContain('href="https://www.google.com/maps/reviews/1"');
    expect(markup).toContain('href="https://www.google.com/local/review/rap/report?postId=1"');
    expect(markup).toContain('href="https://maps.google.com/?cid=1"');
    expect(markup).toContain('src="https://lh3.googleusercontent.com/a/1"');
  });

  test('has links with accessible names that contain the author', () => {
    const markup = list([aGoogleReview()]);
    expect(markup).toContain(
      'aria-label="Read on Google Maps, review by Martin Keller">Read on Google Maps<',
    );
    expect(markup).toContain('aria-label="Report to Google, review by Martin Keller">Report to Google<');
  });

  test('shows no placeholder for a review without text', () => {
    expect(list([aGoogleReview({ text: '' })])).not.toMatch(/Rated without|google-text/);
  });

  test('shows no link for an invalid URL or another scheme', () => {
    const bare = { authorUri: null, authorPhotoUri: null, reviewUri: null, flagUri: null };
    expect(list([aGoogleReview(bare)], { mapsUri: null })).not.toMatch(/<a |<img/);
    const script = 'javascript:alert(1)';
    const hostile = { authorUri: script, authorPhotoUri: script, reviewUri: script, flagUri: script };
    expect(list([aGoogleReview(hostile)], { mapsUri: script })).not.toMatch(/<a |<img|javascript:/);
  });

  test('escapes hostile text of authors', () => {
    const markup = list([aGoogleReview({ authorName: '<b>A</b>', text: '<script>1</script>' })]);
    expect(markup).not.toMatch(/<b>|<script/);
  });

  test('shows the specified message when it is empty', () => {
    expect(list([])).toBe('<p class="google-empty">No Google reviews to display.</p>');
  });
});
