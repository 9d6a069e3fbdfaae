import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import type { ListingId, ReviewId } from '../ids.ts';
import type { ResponseState, WrittenResponse } from '../reviews/review.ts';
import {
  isSameResponse,
  type RespondableReview,
  responseProblem,
  responseText,
  toManagedReview,
} from './response.ts';

const ACCOUNT = 'hostaway';
const writtenResponse = (state: ResponseState): WrittenResponse => ({
  state,
  text: 'Thank you.',
  reason: null,
  by: 'ana',
  secondPerson: null,
  submittedText: null,
  sendAt: null,
});
const respondable: RespondableReview = {
  id: 1 as ReviewId,
  listingId: 1 as ListingId,
  listingName: 'Lighthouse Cottage',
  guestName: 'Ana',
  reviewText: 'Lovely.',
  rating: 5,
  ratingDerived: false,
  channel: 'Airbnb',
  reviewDate: '1970-01-01T00:00:00.000Z',
  sentiment: 'positive',
  isApproved: false,
  decision: 'none',
  source: ACCOUNT,
  origin: { kind: 'synced', source: ACCOUNT, at: '1970-01-01T00:00:00.000Z' },
  language: null,
  categories: [],
  notes: 0,
  topics: [],
  tags: [],
};

describe('the company can respond', () => {
  test.each<[string, Partial<RespondableReview>]>([
    ['to a review on Airbnb', {}],
    ['to a rating without text on VRBO', { channel: 'VRBO', reviewText: '' }],
    ['to a review with text on Booking.com', { channel: 'Booking.com' }],
    ['again after a response was rejected', { writtenResponse: writtenResponse('refused') }],
    ['again after a response was cancelled', { writtenResponse: writtenResponse('cancelled') }],
  ])('%s', (_what, fields) => {
    expect(toManagedReview({ ...respondable, ...fields }, [ACCOUNT])).toMatchObject({
      canRespond: true,
      responseBlockedReason: undefined,
    });
  });
});

describe('the company cannot respond', () => {
  test.each<[string, Partial<RespondableReview>, string]>([
    ['to a channel that accepts no responses', { channel: 'Direct Booking' }, 'not to Direct Booking'],
    ['to a rating alone on Booking.com', { channel: 'Booking.com', reviewText: ' ' }, 'without text'],
    ['twice', { response: { text: 'Thanks.', date: null } }, 'already responded'],
    ['after one that was sent', { writtenResponse: writtenResponse('sent') }, 'already responded'],
    ['while a response is being sent', { writtenResponse: writtenResponse('waiting') }, 'waits to be sent'],
    ['to a withdrawn review', { isWithdrawn: true }, 'no longer published'],
    ['to a review from another source', { source: 'import' }, 'does not come from'],
  ])('%s, and the reason is given', (_what, fields, message) => {
    expect(toManagedReview({ ...respondable, ...fields }, [ACCOUNT]).responseBlockedReason).toEqual(
      saying(message),
    );
  });

  test('without a source that takes responses', () => {
    expect(toManagedReview(respondable, []).canRespond).toBe(false);
  });
});

describe('the text of a response', () => {
  test.each([
    ['  Thank you!\r\nCome back.  ', 'Thank you!\nCome back.'],
    ['<p>Thank <b>you</b></p><!-- soon -->', 'Thank you'],
    ['2 < 3 and 4 > 3, I <3 it', '2 < 3 and 4 > 3, I <3 it'],
    ['bell\u0007 and \u202Eturned', 'bell and turned'],
    ['<br>', ''],
  ])('%j is cleaned', (typed, text) => {
    expect(responseText(typed)).toBe(text);
  });

  test('must have 1 to 4000 characters, where an emoji counts as one', () => {
    expect(responseProblem('')).toEqual(saying('is empty'));
    expect(responseProblem('🌊'.repeat(4000))).toBeNull();
    expect(responseProblem('a'.repeat(4007))).toEqual(saying('7 characters longer'));
  });

  test('may contain no variable', () => {
    expect(responseProblem('Thank you, {{guest_name}}.')).toEqual(saying('the variable {{guest_name}}'));
  });

  test('is the same response when only tags and white space differ', () => {
    expect(isSameResponse('Thank you,\n\nAna', ' Thank  you, <b>Ana</b>')).toBe(true);
    expect(isSameResponse('Thank you, Ana', 'Thank you, Anna')).toBe(false);
    // In quadratic time it takes more than ten seconds.
    expect(isSameResponse('<'.repeat(300_000), 'Thank you')).toBe(false);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) =>
        isSameResponse(responseText(typed), ` ${responseText(typed)}\n`),
      ),
    );
  });
});
