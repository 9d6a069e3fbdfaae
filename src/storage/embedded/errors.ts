import { OperatorError } from '#domain/errors.ts';

/** The built-in PostgreSQL cannot be used. The message is one line for the person who started the product. */
export class EmbeddedError extends OperatorError {
  override name = 'EmbeddedError';
}

/** Another process of this product owns the folder. Nothing in it was changed. */
export class DataDirInUse extends EmbeddedError {
  override name = 'DataDirInUse';

  /** @param pid process id of the owner, where it is known */
  constructor(dataDir: string, pid?: number) {
    const owner = pid === undefined ? '' : ` (pid ${pid})`;
    super(
      `DATA_DIR ${dataDir} is in use by another running Flex Living Reviews process${owner}; ` +
        'stop it first or choose another DATA_DIR',
    );
  }
}

/** Another process started a server on the same cluster first. */
export class LostRace extends EmbeddedError {
  override name = 'LostRace';
}

/** The code of a system error (`ENOENT`) or of PostgreSQL (`57P03`); empty for an error without a code. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
