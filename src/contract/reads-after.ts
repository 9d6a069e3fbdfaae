/** A request header: the answer must know everything up to this place in the database's log. */
export const READS_AFTER = 'x-reads-after';
