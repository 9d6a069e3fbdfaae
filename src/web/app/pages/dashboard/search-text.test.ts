import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearchText } from './search-text.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A text whose address takes what is due, as the page does. */
function opened(inAddress = '') {
  const written: (string | undefined)[] = [];
  const drawn: string[] = [];
  const text = createSearchText(inAddress);
  text.onPause(() => written.push(text.take()));
  text.subscribe(() => drawn.push(text.read()));
  return { text, written, drawn };
}

describe('the text of the search box', () => {
  it('is seen at every key, and reaches the address once after a pause', () => {
    const { text, written, drawn } = opened();
    for (const typed of ['g', 'ga', 'gar']) {
      text.type(typed);
      vi.advanceTimersByTime(100);
    }
    expect(drawn).toEqual(['g', 'ga', 'gar']);
    expect(written).toEqual([]);
    vi.runAllTimers();
    expect(written).toEqual(['gar']);
  });

  it('goes along with whatever else changes the address, and is then not due any more', () => {
    const { text, written } = opened();
    text.type('garden');
    expect(text.take()).toBe('garden');
    vi.runAllTimers();
    expect(written).toEqual([]);
    expect(text.take()).toBeUndefined();
    expect(text.read()).toBe('garden');
  });

  it('follows an address that changed under it, and forgets what was typed before', () => {
    const { text, written, drawn } = opened('old');
    text.type('older');
    text.follow('other');
    vi.runAllTimers();
    expect(written).toEqual([]);
    expect(drawn).toEqual(['older', 'other']);
    text.follow('other');
    expect(drawn).toHaveLength(2);
  });

  it('keeps blanks that the address does not hold', () => {
    const { text } = opened();
    text.type('  ');
    text.follow('');
    expect(text.read()).toBe('  ');
    text.type(' a ');
    text.follow('');
    expect(text.read()).toBe('');
  });
});
