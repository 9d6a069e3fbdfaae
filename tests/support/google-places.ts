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
import { saying } from './saying.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

/** Starts a Google simulator for one test, with a client. */
export async function openGoogle(
  connect: (simulator: GooglePlacesSimulator) => GooglePlaces,
  options: GooglePlacesOptions = {},
): Promise<{ simulator: GooglePlacesSimulator; google: GooglePlaces }> {
  const simulator = await startGooglePlacesSimulator(options);
  open.push(simulator);
  return { simulator, google: connect(simulator) };
}

/** Failures of the transport with their messages. */
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

const SHORT_MS = 300;

/** Short timeouts only for failures that cause one; everything else may be slow on a busy machine. */
function timeoutsFor(failure: Failure | GoogleFailureName): Partial<RequestLimits> {
  if (typeof failure === 'string' || failure.kind !== 'hang') return {};
  return failure.at === 'before-headers' ? { headersMs: SHORT_MS } : { bodyMs: SHORT_MS };
}

/** Tests a connector: each failure has its message, without the key, and the next request succeeds. */
export function testFailureMessages(
  connect: (simulator: GooglePlacesSimulator, limits?: Partial<RequestLimits>) => GooglePlaces,
  own: readonly [Failure | GoogleFailureName, string][],
): void {
  test.each([...FAILURES, ...own])(
    'the failure %j is reported with its message, and the next request succeeds',
    async (failure, message) => {
      const { simulator, google } = await openGoogle(connect);
      simulator.failures.add({ times: 1, failure });
      const refused = await connect(simulator, timeoutsFor(failure))
        .place(simulator.placeId)
        .catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: 'unavailable', problem: saying(message) });
      for (let error = refused; error instanceof Error; error = error.cause) {
        expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain(simulator.apiKey);
      }
      expect((await google.place(simulator.placeId)).reviews).toHaveLength(5);
    },
  );

  test('an unreachable Google is reported with its message', async () => {
    const { simulator, google } = await openGoogle(connect);
    await simulator.close();
    await expect(google.place(simulator.placeId)).rejects.toThrow(saying('Google could not be reached.'));
  });
}
