import { AppError } from '#domain/errors.ts';
import { parseBody, type ResponseBody, recordIn } from '../http-json.ts';
import { type LooseRecord, partOf, recordOf, stringOf } from '../loose-json.ts';
import { errorCode } from './errors.ts';

/**
 * The contents of an event stream of chat completions.
 *
 * @throws AppError for a stream that ends before the model has finished, reports an error, or is something else
 */
export async function* readEvents(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let isFinished = false;
  for await (const line of linesOf(parts)) {
    // Comments, names of events and empty lines are not needed.
    const data = /^data:(.*)/.exec(line)?.[1]?.trim();
    if (data === undefined) continue;
    if (data === '[DONE]') {
      isFinished = true;
      break;
    }
    const choice = choiceOf(parseBody(data));
    const delta = recordOf(choice.delta);
    if (delta) yield stringOf(delta.content);
    if (stringOf(choice.finish_reason) !== '') isFinished = true;
  }
  if (!isFinished) throw new AppError('model-connection', { failure: 'interrupted' });
}

/** The content of a chat completion from a service that does not stream. @throws AppError for anything else */
export function contentOf(body: ResponseBody): string {
  return stringOf(partOf(choiceOf(body), 'message').content);
}

/** The first choice; an empty one if there is none, as in the last event with the usage. */
function choiceOf(body: ResponseBody): LooseRecord {
  const completion = recordIn(body);
  if (!completion) throw new AppError('model-unreadable', { kind: body.kind });
  if (completion.error) throw new AppError('model-failed', {}, { cause: errorCode(body) });
  const { choices } = completion;
  if (!Array.isArray(choices)) throw new AppError('model-unreadable', { kind: 'json' });
  return recordOf(choices[0]) ?? {};
}

/** A last line without an end is incomplete. */
async function* linesOf(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of parts) {
    const lines = (rest + part).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
