import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of `package.json`. It is searched upwards, because the built server is in another folder. */
export const ROOT = folderOfPackage(import.meta.dirname);

function folderOfPackage(folder: string): string {
  const isHere = existsSync(path.join(folder, 'package.json'));
  return isHere || folder === path.dirname(folder) ? folder : folderOfPackage(path.dirname(folder));
}
