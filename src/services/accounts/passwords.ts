import { type PasswordProblem, passwordProblem } from '#domain/accounts/password.ts';
import type { SignIns } from '../context.ts';

/** Why a new password is rejected; null when it is valid. */
export async function newPasswordProblem(
  { isKnownPassword }: SignIns,
  password: string,
  user: { username: string; name: string },
): Promise<PasswordProblem | 'password-leaked' | null> {
  const problem = passwordProblem(password, user);
  if (problem !== null || !(await isKnownPassword(password))) return problem;
  return 'password-leaked';
}
