import { AppError } from '#domain/errors.ts';

/** The embedded PostgreSQL cannot be had; the message is one line for a person. */
export class EmbeddedError extends AppError {
  override name = 'EmbeddedError';

  constructor(message: string) {
    super('unavailable', message);
  }
}

/** Another process of this product owns the folder; nothing was touched. */
export class DataDirInUse extends EmbeddedError {
  override name = 'DataDirInUse';

  /** @param pid the owner's process id, where it is known */
  constructor(dataDir: string, pid?: number) {
    const who = pid === undefined ? '' : ` (pid ${pid})`;
    super(
      `DATA_DIR ${dataDir} is in use by another running Flex Living Reviews process${who}; ` +
        'stop it first or choose another DATA_DIR',
    );
  }
}

/** Someone else was faster to start a server on the folder: look again. Never leaves `openEmbedded`. */
export class LostRace extends EmbeddedError {
  override name = 'LostRace';
}

/** The system's name for an error (`ENOENT`) or PostgreSQL's (`57P03`); empty where there is none. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
