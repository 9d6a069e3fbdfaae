import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Stars } from './stars.tsx';

describe('stars', () => {
  test('are one image with one name', () => {
    const markup = html(<Stars rating={4.5} />);
    expect(markup.match(/role="img"/g)).toHaveLength(1);
    expect(markup).toContain('aria-label="4.5 out of 5 stars"');
  });

  test('name a whole rating without a decimal', () => {
    expect(html(<Stars rating={5} />)).toContain('aria-label="5 out of 5 stars"');
  });

  test.each([
    [1, '10'],
    [3.4, '34'],
    [4.6, '46'],
    [5, '50'],
  ])('fill %d stars to the tenth', (rating, width) => {
    expect(html(<Stars rating={rating} />)).toContain(`<rect class="stars-on" width="${width}"`);
  });

  test.each([null, 0])('have the name "No rating" for %s', (rating) => {
    expect(html(<Stars rating={rating} />)).toBe('<span class="stars-none">No rating</span>');
  });

  test('have no style attribute, which the content security policy would block', () => {
    expect(html(<Stars rating={4.5} />)).not.toContain('style=');
  });
});
