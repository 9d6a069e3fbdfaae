import { ensureBuilt } from './launch/build.mjs';
import { orExplain } from './launch/failure.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { say } from './launch/project.mjs';

/** `npm run build`: builds server and pages, and prints the compressed sizes of the pages. */
await orExplain(async () => {
  await ensureInstalled();
  const sizes = await ensureBuilt({ force: true });
  const shown = 12;
  say(row('KB over the wire', 'plain', 'gzip', 'brotli'));
  for (const size of sizes.slice(0, shown)) say(sizeRow(size.file, [size]));
  if (sizes.length > shown) say(sizeRow(`${sizes.length - shown} smaller files`, sizes.slice(shown)));
  say(sizeRow('all', sizes));
});

function sizeRow(name, sizes) {
  const kilobytes = (key) => (sizes.reduce((sum, size) => sum + size[key], 0) / 1024).toFixed(1);
  return row(name, kilobytes('bytes'), kilobytes('gzip'), kilobytes('brotli'));
}

function row(name, ...cells) {
  return name.padEnd(60) + cells.map((cell) => cell.padStart(9)).join('');
}
