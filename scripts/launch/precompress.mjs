import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(js|css|svg|html)$/;
/** Not precompressed: the server writes settings into this page and compresses it itself. */
const pageWithSettings = join('app', 'index.html');
/** Smaller files are not compressed, because it saves too little. */
const leastBytes = 1024;

/**
 * Writes a brotli and a gzip copy next to every text file in these parts of a folder, with the best and slowest settings,
 * so that requests need no compression. Returns `{ file, bytes, gzip, brotli }` for each, largest first.
 */
export async function precompress(folder, parts) {
  const files = parts
    .flatMap((part) => readdirSync(join(folder, part), { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => file !== pageWithSettings);
  const sizes = await Promise.all(files.map((file) => compress(folder, file)));
  return sizes.filter((size) => size !== null).sort((a, b) => b.bytes - a.bytes);
}

async function compress(folder, file) {
  const path = join(folder, file);
  const content = readFileSync(path);
  if (content.length <= leastBytes) return null;
  const hints = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, smallest] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, { params: hints }),
  ]);
  writeFileSync(`${path}.gz`, small);
  writeFileSync(`${path}.br`, smallest);
  return { file, bytes: content.length, gzip: small.length, brotli: smallest.length };
}
