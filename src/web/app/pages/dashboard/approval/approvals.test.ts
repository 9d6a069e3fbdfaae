import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApprovalQueue } from './approval-queue.ts';

/** A server whose answers are given by hand, and a screen that remembers what it shows. */
function world() {
  const answers: { reviewId: number; isApproved: boolean; succeed: () => void; fail: () => void }[] = [];
  const screen = new Map<number, boolean>();
  const onFailure = vi.fn();
  const onIdle = vi.fn();
  const queue = createApprovalQueue({
    send: (reviewId, isApproved) =>
      new Promise<void>((resolve, reject) => {
        answers.push({ reviewId, isApproved, succeed: resolve, fail: () => reject(new Error('No.')) });
      }),
    show: (reviewId, isApproved) => screen.set(reviewId, isApproved),
    onFailure,
    onIdle,
  });
  const click = (reviewId: number) => queue.toggle(reviewId, screen.get(reviewId) ?? false);
  return { answers, screen, onFailure, onIdle, click, isBusy: queue.isBusy };
}

let at: ReturnType<typeof world>;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  at = world();
});

describe('approving', () => {
  it('shows before the server answers, and ends quietly', async () => {
    at.click(1);
    expect(at.screen.get(1)).toBe(true);
    expect(at.answers).toHaveLength(1);
    expect(at.isBusy()).toBe(true);
    at.answers[0]?.succeed();
    await settled();
    expect(at.isBusy()).toBe(false);
    expect(at.onIdle).toHaveBeenCalledOnce();
    expect(at.onFailure).not.toHaveBeenCalled();
  });

  it('puts a review back when the server refuses', async () => {
    at.click(1);
    at.answers[0]?.fail();
    await settled();
    expect(at.screen.get(1)).toBe(false);
    expect(at.onFailure).toHaveBeenCalledOnce();
    expect(at.onIdle).toHaveBeenCalledOnce();
  });

  it('counts both clicks of a double click, one after the other', async () => {
    at.click(1);
    at.click(1);
    expect(at.screen.get(1)).toBe(false);
    expect(at.answers.map((answer) => answer.isApproved)).toEqual([true]);
    at.answers[0]?.succeed();
    await settled();
    expect(at.answers.map((answer) => answer.isApproved)).toEqual([true, false]);
    at.answers[1]?.succeed();
    await settled();
    expect(at.onIdle).toHaveBeenCalledOnce();
  });

  it('ends with the last of three clicks after two calls at most', async () => {
    for (const _ of [1, 2, 3]) at.click(1);
    at.answers[0]?.succeed();
    await settled();
    expect(at.screen.get(1)).toBe(true);
    expect(at.answers).toHaveLength(1);
  });

  it('keeps reviews apart', async () => {
    for (const reviewId of [1, 2, 3]) at.click(reviewId);
    expect(at.answers.map((answer) => answer.reviewId)).toEqual([1, 2, 3]);
    at.answers[1]?.fail();
    at.answers[2]?.succeed();
    await settled();
    expect(at.onIdle).not.toHaveBeenCalled();
    at.answers[0]?.succeed();
    await settled();
    expect(Object.fromEntries(at.screen)).toEqual({ 1: true, 2: false, 3: true });
    expect(at.onIdle).toHaveBeenCalledOnce();
  });
});
