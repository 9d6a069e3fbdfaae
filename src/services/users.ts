import { AppError } from '#domain/errors.ts';
import { passwordProblem, usernameProblem } from '#domain/user.ts';
import type { Context } from './context.ts';

/** Adds a manager. There is no other way in: nobody can sign up. */
export async function addUser(
  { accounts }: Context,
  account: { username: string; name: string; password: string },
): Promise<void> {
  refuse(usernameProblem(account.username));
  refuse(passwordProblem(account.password));
  await accounts.add(account);
}

export async function listUsers({ accounts }: Context) {
  return accounts.list();
}

/** Sets a new password and ends the user's sessions. */
export async function setPassword({ accounts }: Context, username: string, password: string): Promise<void> {
  refuse(passwordProblem(password));
  await accounts.setPassword(username, password);
}

/** Shuts a user out at once, or lets them in again. */
export async function setDisabled({ accounts }: Context, username: string, disabled: boolean): Promise<void> {
  await accounts.setDisabled(username, disabled);
}

const DEMO_USERNAME = 'manager';

/** With what anybody may sign in to the demo; null where there is none. */
export function demoSignIn(demo: { password: string } | null): { username: string; password: string } | null {
  return demo && { username: DEMO_USERNAME, password: demo.password };
}

/**
 * The demo user, with the configured password, exists and may sign in exactly while the demo is on.
 *
 * @param password null when the demo is off: a demo user of an earlier start is then shut out
 */
export async function keepDemoUser({ accounts }: Context, password: string | null): Promise<void> {
  const findDemoUser = async () => (await accounts.list()).find((user) => user.isDemo);
  const demoUser = await findDemoUser();
  if (password === null) {
    if (demoUser && !demoUser.disabled) await accounts.setDisabled(demoUser.username, true);
    return;
  }
  if (!demoUser) {
    try {
      await accounts.add({ username: DEMO_USERNAME, name: 'Manager', password, isDemo: true });
    } catch (error) {
      // Of several processes that start at once on a new database one adds it.
      if (!(await findDemoUser())) throw error;
    }
    return;
  }
  if (demoUser.disabled) await accounts.setDisabled(demoUser.username, false);
  if (!(await accounts.isPassword(demoUser.username, password))) {
    await accounts.setPassword(demoUser.username, password);
  }
}

function refuse(problem: string | null): void {
  if (problem) throw new AppError('invalid', problem);
}
