import { ApiError } from './api-error.ts';
import { dataOf, MESSAGES } from './client.ts';

/**
 * The values of a response that arrives as lines of JSON.
 *
 * @throws ApiError for a failure, which can also be the last line
 */
export async function* readLines<Line extends object>(response: Response): AsyncGenerator<Line> {
  if (!response.ok || !response.body) {
    await dataOf(response);
    return;
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw error instanceof TypeError ? new ApiError(MESSAGES.unreachable, null) : error;
    });
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const content = JSON.parse(line) as Line | { success: false; error: string; code: string };
      if ('success' in content) throw new ApiError(content.error, response.status, content.code);
      yield content as Line;
    }
  }
}
