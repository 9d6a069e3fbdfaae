import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { GoogleReview } from '#contract/google-reviews.ts';
import { GoogleReviewList } from './google-review-list.tsx';
import { aGoogleReview } from './sample-property.ts';

const list = (reviews: GoogleReview[], mapsUri: string | null = 'https://maps.google.com/?cid=1') =>
  html(<GoogleReviewList reviews={reviews} mapsUri={mapsUri} formatTime={() => '1/5/2024, 12:00:00 PM'} />);

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

  test('attributes them to Google Maps and says how they are ordered', () => {
    const markup = list([aGoogleReview()]);
    expect(markup).toContain('<span class="google-attribution" translate="no">Google Maps</span>');
    expect(markup).toContain('Google chose these reviews by relevance. They are shown newest first.');
  });

  test('links to the author, to the review and to the place', () => {
    const markup = list([aGoogleReview()]);
    expect(markup).toContain('href="https://www.google.com/maps/contrib/1"');
    expect(markup).toContain('href="https://www.google.com/maps/reviews/1"');
    expect(markup).toContain('href="https://maps.google.com/?cid=1"');
    expect(markup).toContain('src="https://lh3.googleusercontent.com/a/1"');
  });

  test('makes no link of an address that is none, or no web address', () => {
    const bare = { authorUri: null, authorPhotoUri: null, reviewUri: null };
    expect(list([aGoogleReview(bare)], null)).not.toMatch(/<a |<img/);
    const script = 'javascript:alert(1)';
    const hostile = { authorUri: script, authorPhotoUri: script, reviewUri: script };
    expect(list([aGoogleReview(hostile)], script)).not.toMatch(/<a |<img|javascript:/);
  });

  test('escapes what its authors wrote', () => {
    const markup = list([aGoogleReview({ authorName: '<b>A</b>', text: '<script>1</script>' })]);
    expect(markup).not.toMatch(/<b>|<script/);
  });

  test('says that there is nothing to show', () => {
    expect(list([])).toBe('<p class="google-empty">No Google reviews to display.</p>');
  });
});
