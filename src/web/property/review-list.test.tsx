import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Review } from '#contract/reviews/reviews.ts';
import { aReview } from '#tests/support/sample-property.ts';
import { ReviewList } from './review-list.tsx';

const list = (reviews: Review[], timeZone = 'UTC') =>
  html(<ReviewList reviews={reviews} timeZone={timeZone} emptyMessage="Nothing here." />);

describe('a list of guest reviews', () => {
  test('shows the guest, date, channel, stars and text', () => {
    const markup = list([aReview()]);
    expect(markup).toContain('<span class="avatar" aria-hidden="true">AC</span>');
    expect(markup).toContain('<bdi>Ana Costa</bdi>');
    expect(markup).toContain('aria-label="4.5 out of 5 stars"');
    expect(markup).toContain('<time dateTime="2024-01-05T12:00:00.000Z">January 05, 2024</time>');
    expect(markup).toContain('<span class="channel-chip">Airbnb</span>');
    expect(markup).toContain('dir="auto">Bright, quiet and exactly as described.</blockquote>');
  });

  test('says below the channel that the company imported a review', () => {
    expect(list([aReview({ isImported: true })])).toContain(
      '<span class="channel-chip">Airbnb</span><span>Imported by the company</span>',
    );
    expect(list([aReview()])).not.toContain('Imported');
  });

  test('shows dates in the given time zone', () => {
    const review = aReview({ reviewDate: '2024-01-05T23:30:00.000Z' });
    expect(list([review], 'Asia/Tokyo')).toContain('>January 06, 2024<');
  });

  test('shows the response of the company, with its date if it has one', () => {
    const dated = { text: 'Thank you!', date: '2024-01-07T09:00:00.000Z' };
    expect(list([aReview({ response: dated })])).toMatch(
      /Response from the company.*January 07, 2024.*Thank you!/,
    );
    expect(list([aReview({ response: { text: 'Thank you!', date: null } })]).match(/<time/g)).toHaveLength(1);
    expect(list([aReview()])).not.toContain('Response from the company');
  });

  test('escapes hostile text of guests and channels', () => {
    const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    const markup = list([
      aReview({
        guestName: hostile,
        reviewText: hostile,
        channel: hostile,
        response: { text: hostile, date: null },
      }),
    ]);
    expect(markup).not.toMatch(/<img|<script/);
    expect(markup.match(/&lt;script&gt;/g)).toHaveLength(4);
  });

  test('shows no fields other than those of a public review', () => {
    const leaky = { ...aReview(), privateFeedback: 'The lock is broken.', guestEmail: 'ana@example.com' };
    expect(list([leaky])).not.toMatch(/lock is broken|example\.com/);
  });

  test('sets the language and direction of a text when its script determines them', () => {
    const response = { text: 'תודה רבה!', date: null };
    const markup = list([aReview({ reviewText: 'شقة رائعة وموقع ممتاز', response })]);
    expect(markup).toContain('lang="ar" dir="rtl">شقة رائعة وموقع ممتاز</blockquote>');
    expect(markup).toContain('lang="he" dir="rtl">תודה רבה!</div>');
    expect(list([aReview({ reviewText: 'とても良いです' })])).toContain('lang="ja" dir="ltr"');
  });

  test('collapses a very long text without losing a word', () => {
    const text = Array.from({ length: 900 }, (_, index) => `Word${index}.`).join(' ');
    const markup = list([aReview({ reviewText: text })]);
    expect(markup).toMatch(
      /<blockquote[^>]*>Word0\. .*<details class="more"><summary[^>]*>.*Read on.*<\/summary><div>Word/,
    );
    for (const index of [0, 450, 899]) expect(markup.split(`Word${index}.`)).toHaveLength(2);
    expect(list([aReview()])).not.toContain('<details');
  });

  test('has an anchor for each review', () => {
    expect(list([aReview({ id: 31 })])).toContain('<li id="review-31">');
  });

  test('keeps the line breaks of the text', () => {
    expect(list([aReview({ reviewText: '\nOne.\n\nTwo.\n' })])).toContain('>One.\n\nTwo.</blockquote>');
  });

  test('notes that a guest left only a rating, or neither rating nor text', () => {
    expect(list([aReview({ reviewText: ' ' })])).toContain('Rated without a comment.');
    const silent = list([aReview({ reviewText: '', rating: null })]);
    expect(silent).toContain('No rating');
    expect(silent).toContain('No comment was left.');
  });

  test('marks a rating that was derived from categories', () => {
    expect(list([aReview({ ratingDerived: true })])).toContain('from category ratings');
    expect(list([aReview()])).not.toContain('from category ratings');
  });

  test('shows a placeholder for a guest without a name', () => {
    expect(list([aReview({ guestName: '  ' })])).toContain('<bdi>Guest</bdi>');
  });

  test('shows the given message when it is empty', () => {
    expect(list([])).toBe('<p class="property-empty">Nothing here.</p>');
  });
});
