import { databaseProblem } from '#domain/database-problem.ts';

const MAX_ATTEMPTS = 4;

/**
 * Runs a transaction again that PostgreSQL rolled back because of another one. Changes of many reviews lock them in different
 * orders: a sync by its pages, a bulk action by their ids.
 *
 * @param transact one attempt
 * @throws the error of the last attempt
 */
export async function repeatAfterDeadlock<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || databaseProblem(error) !== 'concurrent-change') throw error;
    }
  }
}
