import { expect, test } from 'vitest';
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from '#cluster/product.ts';
import settings from '../../package.json' with { type: 'json' };

test.each(['start', 'reviews'] as const)('npm run %s uses memory as what is measured does', (name) => {
  const environment = Object.entries(MEMORY_ENVIRONMENT).map((entry) => entry.join('='));
  const beginning = [...environment, 'exec node', ...MEMORY_FLAGS].join(' ');
  expect(settings.scripts[name]).toBe(`${beginning} scripts/${name}.mjs`);
});
