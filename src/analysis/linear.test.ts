import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { ANALYSED_LANGUAGES } from '#domain/insights/topics.ts';
import { countSteps } from '#tests/support/count-steps.ts';
import { analyseText } from './analyse-text.ts';

/** Words and punctuation of every kind that the analysis handles. */
const PARTS =
  'the bed was not very clean but and also wifi shower pool , . ! " “ ” promised advertised as quiet none too great broken worked great terrible no never we expected host lovely hear hear every noise unused - 👍 1,000 a'.split(
    ' ',
  );
const PATTERNS = [
  'the bed was "nice" and "ok" ',
  'clean but clean but ',
  'promised a garage, ',
  'the host, a pool, ',
  'clean and ',
  'not not ',
  'a pool. It was closed. ',
  'advertised as quiet but noisy. ',
];

beforeAll(() => {
  for (const language of ANALYSED_LANGUAGES) analyseText('', language);
}, 120_000);

const stepsFor = (text: string, language: string) =>
  countSteps('/src/analysis/', () => analyseText(text, language));

/** Sorting takes a little more than linear time. */
async function requireLinear(pattern: string, language: string): Promise<void> {
  const text = pattern.repeat(Math.ceil(1_500 / pattern.length));
  // The words of the pattern are cached from here on.
  analyseText(text, language);
  const once = await stepsFor(text, language);
  const fourTimes = await stepsFor(text.repeat(4), language);
  expect(fourTimes, JSON.stringify(pattern)).toBeLessThan(5.5 * once + 1_000);
}

test.each(PATTERNS)('four times as much of %j takes four times as many steps', async (pattern) => {
  await requireLinear(pattern, 'en');
});

test('four times as much of any text takes four times as many steps', async () => {
  const pattern = fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(pattern, fc.constantFrom(...ANALYSED_LANGUAGES), async (parts, language) => {
      await requireLinear(`${parts.join(' ')} `, language);
    }),
    { numRuns: 30 },
  );
}, 120_000);
