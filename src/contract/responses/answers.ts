import { type Static, Type } from 'typebox';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#domain/paging.ts';
import { ANSWER_STATES, MAX_ANSWERS_OFFSET } from '#domain/responses/answers.ts';
import { Figure, INSIGHTS_PERIOD } from '../insights/insights.ts';
import { Id, Review } from '../reviews/reviews.ts';
import { inputObject, named, optionalInput } from '../schema.ts';

export const AnswersQuery = optionalInput({
  state: Type.Enum([...ANSWER_STATES], {
    default: 'open',
    description:
      'What needs an answer, waits for approval, waits to be sent, was sent from here, or was refused by its channel, returned by a manager or cancelled.',
  }),
  low: Type.Boolean({ description: 'True: only with one or two stars.' }),
  mine: Type.Boolean({ description: 'True: only those assigned to the person who asks.' }),
  limit: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE }),
  offset: Type.Integer({ minimum: 0, maximum: MAX_ANSWERS_OFFSET, default: 0 }),
});

const Answer = Type.Object({
  ...Review.properties,
  answerBy: Type.Optional(
    Type.String({
      format: 'date-time',
      description:
        'Until when its channel certainly accepts a response, UTC; absent if at any time. The channel’s own deadline is not earlier.',
    }),
  ),
});
export type Answer = Static<typeof Answer>;

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const Answers = named('Answers', {
  reviews: Type.Array(Answer, { description: 'The most urgent first; those sent or refused, the newest.' }),
  total: count('How many the list has, on all pages, except that of sent responses: as many as are here.'),
  isTotalExact: Type.Boolean({ description: 'False if there are more than `total`.' }),
  counts: Type.Object({
    open: count('Reviews that need an answer.'),
    unapproved: count('Responses that wait for the approval of a manager.'),
    waiting: count('Responses that wait to be sent.'),
    refused: count('Responses that were refused, returned or cancelled.'),
  }),
});
export type Answers = Static<typeof Answers>;

export const AnswerFiguresQuery = inputObject(INSIGHTS_PERIOD);

const FIGURES = {
  share: Figure,
  hours: Figure,
  unanswered: Figure,
};
export const AnswerFigures = Type.Object(
  {
    all: Type.Object(FIGURES),
    stars: Type.Array(Type.Object({ rating: Type.Integer({ minimum: 1, maximum: 5 }), ...FIGURES }), {
      description: 'From one star to five, those that have reviews.',
    }),
    properties: Type.Array(Type.Object({ listingId: Id, name: Type.String(), ...FIGURES }), {
      description: 'Those with the most unanswered reviews.',
    }),
  },
  {
    title: 'AnswerFigures',
    description:
      'Of the reviews on channels that take responses: the answered share, the median hours until the response, and how many have none.',
  },
);
export type AnswerFigures = Static<typeof AnswerFigures>;
