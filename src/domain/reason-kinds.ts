/** Every kind of expected error. `http/errors.ts` maps each to a status. */
export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  /** The password is right, and a code is needed too. */
  | 'second-factor-required'
  /** The password is right, and the passkey is needed too. */
  | 'passkey-required'
  /** The call needs a proof of identity. */
  | 'reauthentication-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'rate-limited'
  | 'unavailable'
  /** A defect. */
  | 'internal';

declare const parameters: unique symbol;
/** The code of a reason, with the type of its parameters. `nested` stands for the code of the parameter `problem`. */
export type Kind<Params> = (ErrorCode | 'nested') & { [parameters]?: Params };

export const kind =
  (code: ErrorCode | 'nested') =>
  <Params = unknown>(): Kind<Params> =>
    code as Kind<Params>;
export const invalid = kind('invalid');
export const unauthenticated = kind('unauthenticated');
export const forbidden = kind('forbidden');
export const notFound = kind('not-found');
export const conflict = kind('conflict');
export const tooLarge = kind('too-large');
export const rateLimited = kind('rate-limited');
export const unavailable = kind('unavailable');
export const nested = kind('nested');

/** Why a connection to another service failed. */
export type ConnectionFailure = 'unreachable' | 'timeout' | 'too-slow' | 'interrupted' | 'too-large';
