import { systemActor } from '#domain/accounts/actor.ts';
import type { Role } from '#domain/accounts/permissions.ts';
import { usernameProblem } from '#domain/accounts/user.ts';
import { AppError } from '#domain/errors.ts';
import type { NewEvent } from '#domain/events/event.ts';
import type { Account } from '#storage/accounts/users.ts';
import type { Logs, SignIns, Sources, Stored } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';
import { newPasswordProblem } from './passwords.ts';

/** Adds a user. Users cannot sign up themselves. */
export async function addUser(
  context: SignIns,
  account: { username: string; name: string; password: string; role?: Role },
): Promise<void> {
  const { role = 'manager' } = account;
  rejectProblem(usernameProblem(account.username));
  rejectProblem(await newPasswordProblem(context, account.password, account));
  await context.accounts.add({ ...account, role });
  await record(context, account.username, { kind: 'user.added', data: { role } });
}

/** The role of a new user when none is given: the first one must be able to do everything. */
export async function defaultRole({ accounts }: SignIns): Promise<Role> {
  const isAdmin = ({ role, disabled, isDemo }: Account) => role === 'admin' && !disabled && !isDemo;
  return (await accounts.list()).some(isAdmin) ? 'manager' : 'admin';
}

/** Changes what a user may do, at once. @throws not-found; conflict for the only admin */
export async function setRole(context: SignIns, username: string, role: Role): Promise<void> {
  await context.accounts.change(username, { role });
  await record(context, username, { kind: 'role.changed', data: { role } });
}

/** Sets a new password, which ends the user's sessions and revokes links to reset it. */
export async function setPassword(context: SignIns, username: string, password: string): Promise<void> {
  const { accounts } = context;
  const user = (await accounts.list()).find((account) => account.username === username.toLowerCase());
  rejectProblem(await newPasswordProblem(context, password, user ?? { username, name: '' }));
  await accounts.setPassword(username, password);
  await context.storage.transact((tx) => tx.links.withdrawResets(username));
  await record(context, username, { kind: 'password.changed' });
}

/** Lets a user sign in with a password where single sign-on is required. @throws not-found; conflict without a password */
export async function setEmergency(context: SignIns, username: string, isEmergency: boolean): Promise<void> {
  await context.accounts.setEmergency(username, isEmergency);
  await record(context, username, { kind: 'emergency-access.changed', data: { isEmergency } });
}

/** Disabling a user ends their sessions at once. */
export async function setDisabled(context: SignIns, username: string, disabled: boolean): Promise<void> {
  await context.accounts.change(username, { disabled });
  await record(context, username, { kind: disabled ? 'user.disabled' : 'user.enabled' });
}

const DEMO_USERNAME = 'manager';

/** The credentials of the demo user; null outside the demo. */
export function demoSignIn(demo: { password: string } | null): { username: string; password: string } | null {
  return demo && { username: DEMO_USERNAME, password: demo.password };
}

/**
 * Adds, enables or updates the demo user while the demo is on; otherwise disables it and the demo's other people.
 *
 * @param password null when the demo is off
 */
export async function updateDemoUser(context: SignIns, password: string | null): Promise<void> {
  const { accounts } = context;
  const findDemoUser = async () =>
    (await accounts.list()).find(({ username, isDemo }) => isDemo && username === DEMO_USERNAME);
  const demoUser = await findDemoUser();
  if (password === null) {
    for (const { username, isDemo, disabled } of await accounts.list()) {
      if (isDemo && !disabled) await setDisabled(context, username, true);
    }
    return;
  }
  if (!demoUser) {
    try {
      await accounts.add({ username: DEMO_USERNAME, name: 'Manager', role: 'admin', password, isDemo: true });
    } catch (error) {
      // Another process that started at the same time may have added it.
      if (await findDemoUser()) return;
      throw error;
    }
    await record(context, DEMO_USERNAME, { kind: 'user.added' });
    return;
  }
  if (demoUser.disabled) await setDisabled(context, demoUser.username, false);
  if (!(await accounts.isPassword(demoUser.username, password))) {
    await accounts.setPassword(demoUser.username, password);
    await record(context, demoUser.username, { kind: 'password.changed' });
  }
}

/** Users are managed by commands and at the start. */
function record(context: Stored & Logs, username: string, event: NewEvent): Promise<void> {
  return recordEvent(context, systemActor, { ...event, target: username.toLowerCase() });
}

function rejectProblem(
  problem: ReturnType<typeof usernameProblem> | Awaited<ReturnType<typeof newPasswordProblem>>,
): void {
  if (problem) throw new AppError(problem);
}

/**
 * One person of each role that the demo user does not have, with the same password, the first limited to a group; and the
 * managers of the demo's history.
 */
const PEOPLE = [
  { username: 'moderator', name: 'Moderator', role: 'manager', isLimited: true },
  { username: 'responder', name: 'Responder', role: 'responder', isLimited: false },
  { username: 'viewer', name: 'Viewer', role: 'viewer', isLimited: false },
  { username: 'ingrid.solheim', name: 'Ingrid Solheim', role: 'manager', isLimited: false },
  { username: 'mateo.rivas', name: 'Mateo Rivas', role: 'manager', isLimited: false },
  { username: 'priya.nair', name: 'Priya Nair', role: 'manager', isLimited: false },
] as const;

/** The group of the demo's properties in these cities. */
const GROUP = { name: 'Lisbon and Porto', cities: ['Lisbon', 'Porto'] };

/**
 * Adds the demo's people, with the password of the demo user. Does not change real people who have one of the usernames, and does
 * nothing with real data.
 */
export async function addDemoPeople({ storage, defaultSource, log }: Stored & Logs & Sources): Promise<void> {
  if (defaultSource !== 'demo') return;
  const added = await storage.transact((tx) => tx.demoData.addPeople(PEOPLE, GROUP));
  if (added > 0) log.info({ people: added }, 'people of each role were added to the demo');
}
