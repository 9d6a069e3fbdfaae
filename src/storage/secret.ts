import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '#domain/errors.ts';

const MIN_LENGTH = 32;

/**
 * Reads a secret from a file that only its owner can read, and creates it if it is missing. Processes that start at the
 * same time get the same secret.
 *
 * @param orElse what else can be done about a damaged file than to restore it
 * @throws when the file cannot be used
 * @throws {OperatorError} it holds less than 32 characters
 */
export async function readOrCreateSecret(file: string, orElse = ''): Promise<string> {
  const secret = (await readIfPresent(file)) ?? (await create(file));
  if (secret.length >= MIN_LENGTH) return secret;
  throw new OperatorError(`${path.basename(file)} is damaged: restore it${orElse}`);
}

async function create(file: string): Promise<string> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(MIN_LENGTH).toString('hex'), { mode: 0o600, flush: true });
  try {
    // Unlike a rename, a link never replaces the file of a process that started at the same time.
    await link(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}

async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
