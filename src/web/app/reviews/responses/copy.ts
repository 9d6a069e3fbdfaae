import type { FindingKind } from '#domain/responses/draft-check.ts';

/** Apart from the texts of responses: pages load them with the editor. */
export const templateCopy = {
  open: 'Templates',
  loading: 'Loading templates…',
  loadFailed: 'Failed to load the templates',
  none: 'There are no templates yet.',
  manage: 'Add one in the settings',
  fits: 'Fits',
  ofRule: 'Suggested by a rule',
  unfilled: (variable: string) => `Replace ${variable} with text before you send it.`,
  repeats: (guest: string) =>
    `The same text already responds to ${guest} on this property’s page. Guests see both.`,
} as const;

export const approvalCopy = {
  ask: 'Ask for approval',
  approve: (delay: number) => (delay > 0 ? `Approve, send in ${delay} min` : 'Approve and send'),
  sendBack: 'Send back…',
  changed: 'As you changed it',
} as const;

/** Drafts by the language model. */
export const draftCopy = {
  write: (language: string) => `Draft in ${language}`,
  cancel: 'Cancel draft',
  writing: 'Writing a draft…',
  failed: 'The draft failed',
  kept: (message: string) => `${message} Your text is as it was.`,
  by: (model: string) => `Draft by ${model}. Read it before you send it.`,
  nothingFound: 'The check found nothing, which does not mean that all of it is right.',
  found: 'Look at this before you send it:',
  show: 'Show in the text',
  secondLook: 'I have compared this response with the review once more.',
  secondLookReason:
    'A model wrote a draft for this review, and the rating is low or the texts contain words about law, safety or instructions.',
  kinds: {
    'too-long': 'It is longer than the channel accepts.',
    language: 'It is not in the language of the review.',
    name: 'A name that is not in the review',
    price: 'A price that is not in the review',
    date: 'A date or time that is not in the review',
    link: 'A link',
    email: 'An email address',
    phone: 'A phone number',
    promise: 'A promise',
    legal: 'About law or safety',
    copied: 'Repeats the review, the private feedback or the rules of the model',
    instructions: 'The review or the private feedback seems to contain instructions for the model.',
  } satisfies Record<FindingKind, string>,
} as const;
