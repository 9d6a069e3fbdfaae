import { expect, test, vi } from 'vitest';
import { testConfig } from '#tests/support/test-config.ts';
import { serve } from './serve.ts';

const close = vi.hoisted(() => vi.fn(async () => {}));

vi.mock('#app.ts', () => ({
  startServer: async (config: object) => ({
    app: {
      config,
      context: {
        settings: { values: { brandName: 'Flex Living' } },
        accounts: { list: () => Promise.reject(new Error('the database is away')) },
      },
      databaseLost: new Promise(() => {}),
    },
    close,
  }),
}));

test('a server whose database is away before its address is printed is closed, so that the process ends', async () => {
  const start = serve.run([], () => testConfig({ DEMO: 'false' }));
  await expect(start).rejects.toThrow('the database is away');
  expect(close).toHaveBeenCalledOnce();
});
