import { afterEach, expect, test } from 'vitest';
import type { GooglePlaces } from '#connectors/google-places/source.ts';
import type { RequestLimits } from '#connectors/http-json.ts';
import type { Failure } from '#simulators/failures/failure.ts';
import type { GoogleFailureName } from '#simulators/google-places/errors.ts';
import {
  type GooglePlacesOptions,
  type GooglePlacesSimulator,
  startGooglePlacesSimulator,
} from '#simulators/google-places/server.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

/** A stand-in of Google for one test, and a client of it. */
export async function facingGoogle(
  connect: (simulator: GooglePlacesSimulator) => GooglePlaces,
  options: GooglePlacesOptions = {},
): Promise<{ simulator: GooglePlacesSimulator; google: GooglePlaces }> {
  const simulator = await startGooglePlacesSimulator(options);
  open.push(simulator);
  return { simulator, google: connect(simulator) };
}

/** What goes wrong below Google's own answers, and the sentence that each has. */
const FAILURES: readonly [Failure, string][] = [
  [{ kind: 'status', status: 500 }, 'Google failed with an internal error (HTTP 500).'],
  [{ kind: 'status', status: 429, body: '' }, 'The quota of Google requests is used up. Try again later.'],
  [{ kind: 'html', status: 502 }, 'Google failed with an internal error (HTTP 502).'],
  [{ kind: 'html', status: 200 }, 'Google sent a web page instead of the reviews of a place.'],
  [{ kind: 'wrong-json', body: [] }, 'Google sent an unreadable response instead of the reviews'],
  [{ kind: 'hang', at: 'before-headers' }, 'Google did not answer in time.'],
  [{ kind: 'hang', at: 'mid-body' }, 'Google sent its response too slowly.'],
  [{ kind: 'reset', at: 'mid-body' }, 'Google closed the connection before its response was complete.'],
  [{ kind: 'oversize' }, 'Google sent a response that is larger than the limit.'],
];

const SOON = 300;

/** Only for what never comes is it worth to be hasty: everything else may take its time on a busy machine. */
function hasteFor(failure: Failure | GoogleFailureName): Partial<RequestLimits> {
  if (typeof failure === 'string' || failure.kind !== 'hang') return {};
  return failure.at === 'before-headers' ? { headersMs: SOON } : { bodyMs: SOON };
}

/** Tests of one of Google's services: each failure is told in its words, without the key, and is over with the next look. */
export function eachFailureHasItsSentence(
  connect: (simulator: GooglePlacesSimulator, limits?: Partial<RequestLimits>) => GooglePlaces,
  own: readonly [Failure | GoogleFailureName, string][],
): void {
  test.each([...FAILURES, ...own])(
    'the failure %j has its sentence, and the next look works',
    async (failure, words) => {
      const { simulator, google } = await facingGoogle(connect);
      simulator.failures.add({ times: 1, failure });
      const refused = await connect(simulator, hasteFor(failure))
        .place(simulator.placeId)
        .catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: 'unavailable', message: expect.stringContaining(words) });
      for (let error = refused; error instanceof Error; error = error.cause) {
        expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain(simulator.apiKey);
      }
      expect((await google.place(simulator.placeId)).reviews).toHaveLength(5);
    },
  );

  test('a Google that is not there could not be reached', async () => {
    const { simulator, google } = await facingGoogle(connect);
    await simulator.close();
    await expect(google.place(simulator.placeId)).rejects.toThrow('Google could not be reached.');
  });
}
