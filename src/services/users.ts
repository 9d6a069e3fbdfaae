import { AppError } from '#domain/errors.ts';
import { passwordProblem } from '#domain/password.ts';
import { usernameProblem } from '#domain/user.ts';
import type { Context } from './context.ts';

/** Adds a manager. Users cannot sign up themselves. */
export async function addUser(
  { accounts }: Context,
  account: { username: string; name: string; password: string },
): Promise<void> {
  rejectProblem(usernameProblem(account.username));
  rejectProblem(passwordProblem(account.password, account));
  await accounts.add(account);
}

export async function listUsers({ accounts }: Context) {
  return accounts.list();
}

/** Sets a new password and ends the user's sessions. */
export async function setPassword({ accounts }: Context, username: string, password: string): Promise<void> {
  const user = (await accounts.list()).find((account) => account.username === username.toLowerCase());
  rejectProblem(passwordProblem(password, user ?? { username, name: '' }));
  await accounts.setPassword(username, password);
}

/** Disabling a user ends their sessions at once. */
export async function setDisabled({ accounts }: Context, username: string, disabled: boolean): Promise<void> {
  await accounts.setDisabled(username, disabled);
}

const DEMO_USERNAME = 'manager';

/** The credentials of the demo user; null outside the demo. */
export function demoSignIn(demo: { password: string } | null): { username: string; password: string } | null {
  return demo && { username: DEMO_USERNAME, password: demo.password };
}

/**
 * Adds, enables or updates the demo user while the demo is on and disables it otherwise.
 *
 * @param password null when the demo is off
 */
export async function updateDemoUser({ accounts }: Context, password: string | null): Promise<void> {
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
      // Another process that started at the same time may have added it.
      if (!(await findDemoUser())) throw error;
    }
    return;
  }
  if (demoUser.disabled) await accounts.setDisabled(demoUser.username, false);
  if (!(await accounts.isPassword(demoUser.username, password))) {
    await accounts.setPassword(demoUser.username, password);
  }
}

function rejectProblem(problem: string | null): void {
  if (problem) throw new AppError('invalid', problem);
}
