import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListingId, ReviewId } from './ids.ts';
import {
  type AnswerableReview,
  isSameResponse,
  objectionToReply,
  type Reply,
  type ReplyState,
  replyText,
  whyNoReply,
} from './reply.ts';

const ACCOUNT = 'hostaway';
const reply = (state: ReplyState): Reply => ({ state, text: 'Thank you.', words: null });
const answerable: AnswerableReview = {
  id: 1 as ReviewId,
  listingId: 1 as ListingId,
  listingName: 'Lighthouse Cottage',
  guestName: 'Ana',
  reviewText: 'Lovely.',
  rating: 5,
  ratingDerived: false,
  channel: 'Airbnb',
  reviewDate: new Date(0),
  sentiment: 'positive',
  isApproved: false,
  response: null,
  revision: null,
  source: ACCOUNT,
  isWithdrawn: false,
  reply: null,
};

describe('a response can be written', () => {
  test.each<[string, Partial<AnswerableReview>]>([
    ['to a review on Airbnb', {}],
    ['to a rating without words on VRBO', { channel: 'VRBO', reviewText: '' }],
    ['to words on Booking.com', { channel: 'Booking.com' }],
    ['again after it was refused', { reply: reply('refused') }],
    ['once what made it impossible is gone', { reply: reply('impossible') }],
  ])('%s', (_what, fields) => {
    expect(whyNoReply({ ...answerable, ...fields }, ACCOUNT)).toBeNull();
  });
});

describe('no response can be written', () => {
  test.each<[string, Partial<AnswerableReview>, string]>([
    ['to a channel that takes none', { channel: 'Direct Booking' }, 'not to Direct Booking'],
    ['to a rating alone on Booking.com', { channel: 'Booking.com', reviewText: ' ' }, 'without words'],
    ['twice', { response: { text: 'Thanks.', date: null } }, 'already responded'],
    ['after one that was sent', { reply: reply('sent') }, 'already responded'],
    ['while one is on its way', { reply: reply('waiting') }, 'on its way'],
    ['to a review that is gone', { isWithdrawn: true }, 'no longer published'],
    ['to a review from elsewhere', { source: 'import' }, 'did not come from'],
  ])('%s, and the sentence says why', (_what, fields, sentence) => {
    expect(whyNoReply({ ...answerable, ...fields }, ACCOUNT)).toContain(sentence);
  });

  test('without an account to send it to', () => {
    expect(whyNoReply(answerable, null)).not.toBeNull();
  });
});

describe('the text of a response', () => {
  test.each([
    ['  Thank you!\r\nCome back.  ', 'Thank you!\nCome back.'],
    ['<p>Thank <b>you</b></p><!-- soon -->', 'Thank you'],
    ['2 < 3 and 4 > 3, I <3 it', '2 < 3 and 4 > 3, I <3 it'],
    ['bell\u0007 and \u202Eturned', 'bell and turned'],
    ['<br>', ''],
  ])('%j becomes what the public reads', (typed, text) => {
    expect(replyText(typed)).toBe(text);
  });

  test('has words, and at most 4000 characters however they are encoded', () => {
    expect(objectionToReply('')).toContain('no words');
    expect(objectionToReply('🌊'.repeat(4000))).toBeNull();
    expect(objectionToReply('a'.repeat(4007))).toContain('7 characters longer');
  });

  test('is the same to a reader whatever tags and white space do', () => {
    expect(isSameResponse('Thank you,\n\nAna', ' Thank  you, <b>Ana</b>')).toBe(true);
    expect(isSameResponse('Thank you, Ana', 'Thank you, Anna')).toBe(false);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) =>
        isSameResponse(replyText(typed), ` ${replyText(typed)}\n`),
      ),
    );
  });
});
