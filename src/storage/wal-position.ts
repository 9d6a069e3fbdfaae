/** A place in PostgreSQL's write-ahead log, such as `16/B374D848`: two numbers in hexadecimal (type `pg_lsn`). */
export type WalPosition = string;

/** Whether whoever is at `here` has everything up to `there`. */
export function hasReached(here: WalPosition, there: WalPosition): boolean {
  return numberOf(here) >= numberOf(there);
}

function numberOf(position: WalPosition): bigint {
  const [high = '0', low = '0'] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
