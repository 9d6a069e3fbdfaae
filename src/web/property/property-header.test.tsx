import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aListing } from '#tests/support/sample-property.ts';
import { PropertyHeader } from './property-header.tsx';

describe('the header of a property', () => {
  test('shows name, location and size in the specified words', () => {
    const markup = html(<PropertyHeader listing={aListing()} />);
    for (const words of ['Casa do Sol', 'Lisbon, Portugal', '3 bed(s)', '1 bath(s)', 'Up to 4 guests']) {
      expect(markup).toContain(`>${words}<`);
    }
  });

  test('shows the average to one decimal and the number of reviews', () => {
    const markup = html(<PropertyHeader listing={aListing({ averageRating: 4 })} />);
    expect(markup).toContain('>4.0<');
    expect(markup).toContain('aria-label="4 out of 5 stars"');
    expect(markup).toContain('>Based on 57 review(s)<');
  });

  test('shows how many of all reviews are public', () => {
    const markup = html(<PropertyHeader listing={aListing()} shown={42} />);
    expect(markup).toContain('>Showing 42 of 57 reviews<');
    expect(markup).toContain('The rating counts every published review.');
  });

  test('omits the comparison when the number of public reviews is unknown or there are none', () => {
    expect(html(<PropertyHeader listing={aListing()} />)).not.toContain('Showing');
    const without = aListing({ totalReviews: 0, averageRating: 0 });
    expect(html(<PropertyHeader listing={without} shown={0} />)).not.toContain('Showing');
  });

  test('omits unknown fields', () => {
    const listing = aListing({ bedrooms: null, bathrooms: null, maxGuests: null, location: '' });
    const markup = html(<PropertyHeader listing={listing} />);
    expect(markup).not.toMatch(/bed\(s\)|bath\(s\)|guests|null|<ul|property-location/);
  });

  test('shows "No rating" instead of an average without reviews', () => {
    const markup = html(<PropertyHeader listing={aListing({ averageRating: 0, totalReviews: 0 })} />);
    expect(markup).toContain('No rating');
    expect(markup).toContain('Based on 0 review(s)');
    expect(markup).not.toContain('0.0');
  });
});
