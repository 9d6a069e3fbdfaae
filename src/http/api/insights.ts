import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { AnalyseBody, TextAnalysis } from '#contract/text-analysis.ts';
import { analyse } from '#services/analysis.ts';
import type { HttpOptions, Server } from '../options.ts';
import { responses } from './responses.ts';

export function insightCalls(server: Server, { context }: HttpOptions): void {
  server.post(
    calls.analyse(),
    {
      config: { permission: 'insights:read' },
      schema: {
        summary: 'Read the topics and the sentiment of a text',
        description: 'Which topics a review judges and how, with the words that say so. Nothing is stored.',
        tags: ['Insights'],
        body: AnalyseBody,
        response: responses(TextAnalysis, [400, 401, 403, 413, 503]),
      },
    },
    async (request) => ok(await analyse(context, request.body.text)),
  );
}
