import type { Context } from '#services/context.ts';
import type { Config } from './config.ts';
import { listen } from './listen.ts';

/** Loads the code that counts requests only if metrics are on. */
export async function openMetrics(config: Config, context: Context) {
  const { metricsPort } = config;
  if (metricsPort === null) return null;
  const { createMetrics, serveMetrics } = await import('#http/metrics.ts');
  const metrics = createMetrics(context);
  const served = await listen(config, 'METRICS_PORT', metricsPort, (where) =>
    serveMetrics(metrics, context.log, where),
  );
  return { observeRequest: metrics.observeRequest, ...served };
}
