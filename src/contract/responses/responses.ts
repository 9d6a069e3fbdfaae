import { type Static, Type } from 'typebox';
import { MAX_RESPONSE_LENGTH, MAX_SEND_AHEAD_DAYS } from '#domain/responses/response.ts';
import { MAX_NOTE_LENGTH } from '#domain/reviews/note.ts';
import { RESPONSE_STATES } from '#domain/reviews/review.ts';
import { inputObject, nullable, optional } from '../schema.ts';

/** For managers only. */
export const WrittenResponse = Type.Object(
  {
    state: Type.Enum([...RESPONSE_STATES]),
    text: Type.String(),
    reason: nullable(Type.String(), {
      description:
        'The upstream’s message if it rejected the response, why no response is possible, or the note of the manager who returned it.',
    }),
    by: Type.String({ description: 'The username or the name of the token that wrote it.' }),
    secondPerson: nullable(Type.String(), {
      description: 'The username of the manager who approved or returned it.',
    }),
    submittedText: nullable(Type.String(), {
      description: 'The text as its author submitted it for approval, if the manager changed it.',
    }),
    sendAt: nullable(Type.String({ format: 'date-time' }), {
      description:
        'When a waiting one is sent, UTC. Null once sending has begun: it can no longer be taken back.',
    }),
    isHeld: Type.Optional(
      Type.Boolean({
        description: 'It waits until its source, which is paused or not connected, is read again.',
      }),
    ),
  },
  { description: 'For managers: the company’s response as written here, and its state.' },
);
export type WrittenResponse = Static<typeof WrittenResponse>;

const text = Type.String({
  minLength: 1,
  maxLength: MAX_RESPONSE_LENGTH,
  description: 'HTML tags are removed.',
});

export const ResponseBody = inputObject({
  text,
  ...optional({
    sendAt: Type.String({
      format: 'date-time',
      examples: ['2026-11-10T10:00:00Z'],
      description: `When it is sent, at most ${MAX_SEND_AHEAD_DAYS} days ahead; after the delay of the settings if it is left out, and at once if it is past.`,
    }),
    secondLook: Type.Boolean({
      description:
        'Whether a person has compared it with the review once more, without which some drafts of a model are refused; see the check.',
    }),
  }),
});
/** For the check. */
export const ResponseText = inputObject({ text });
export type ResponseBody = Static<typeof ResponseBody>;

const submitted = Type.String({
  minLength: 1,
  maxLength: MAX_RESPONSE_LENGTH,
  description: 'The submitted text that the manager was shown. 409 if it has changed.',
});

export const ResponseApproval = inputObject({ text: ResponseBody.properties.text, submitted });

export const ResponseReturn = inputObject({
  note: Type.String({
    minLength: 1,
    maxLength: MAX_NOTE_LENGTH,
    description: 'What the author should change.',
  }),
  submitted,
});
