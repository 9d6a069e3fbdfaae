import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createSelection, isSelected } from './selection.ts';

const PAGE = [5, 3, 9, 1, 7];

function selectionOnPage() {
  const selection = createSelection();
  selection.setPage(PAGE);
  return selection;
}

describe('the selection', () => {
  test('of one review toggles', () => {
    const selection = selectionOnPage();
    selection.toggle(3);
    expect([...selection.get().ids]).toEqual([3]);
    selection.toggle(3);
    expect(selection.get().ids.size).toBe(0);
  });

  test('of a range covers the rows between the last toggled one and this one, in both directions', () => {
    const selection = selectionOnPage();
    selection.toggle(9);
    selection.toggleRange(7);
    expect([...selection.get().ids]).toEqual([9, 1, 7]);
    selection.toggleRange(5);
    expect(selection.get().ids).toEqual(new Set(PAGE));
    selection.toggleRange(1);
    expect([...selection.get().ids]).toEqual([7]);
  });

  test('of a range whose start is not on the page covers only this review', () => {
    const selection = selectionOnPage();
    selection.setPage([100]);
    selection.toggle(100);
    selection.setPage(PAGE);
    selection.toggleRange(9);
    expect([...selection.get().ids]).toEqual([100, 9]);
  });

  test('of the page keeps what is selected on other pages', () => {
    const selection = selectionOnPage();
    selection.setPage([100]);
    selection.toggle(100);
    selection.setPage(PAGE);
    selection.togglePage();
    expect(selection.isPageSelected()).toBe(true);
    selection.togglePage();
    expect([...selection.get().ids]).toEqual([100]);
  });

  test('of all matching reviews falls back to the page when one is deselected', () => {
    const selection = selectionOnPage();
    selection.togglePage();
    selection.selectAllMatching();
    expect(isSelected(selection.get(), 12_345)).toBe(true);
    selection.toggle(9);
    expect(selection.get()).toEqual({ ids: new Set([5, 3, 1, 7]), isAllMatching: false });
  });

  test('notifies once for each change until the subscription ends', () => {
    const selection = selectionOnPage();
    const onChange = vi.fn();
    const end = selection.subscribe(onChange);
    selection.togglePage();
    selection.setPage([1]);
    selection.clear();
    end();
    selection.toggle(3);
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  test('after any toggles contains the reviews that were toggled an odd number of times', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PAGE)), (toggled) => {
        const selection = selectionOnPage();
        for (const id of toggled) selection.toggle(id);
        const odd = PAGE.filter((id) => toggled.filter((other) => other === id).length % 2 === 1);
        expect(selection.get().ids).toEqual(new Set(odd));
      }),
    );
  });
});
