import { parseArgs } from 'node:util';
import { systemActor } from '#domain/actor.ts';
import { isRole, ROLE_SUMMARIES, ROLES, type Role } from '#domain/permissions.ts';
import type { Context } from '#services/context.ts';
import { setScope } from '#services/listing-grants.ts';
import { resetSecondFactors } from '#services/second-factors.ts';
import {
  addUser,
  defaultRole,
  listUsers,
  setDisabled,
  setEmergency,
  setPassword,
  setRole,
} from '#services/users.ts';
import { type Command, UsageError } from './command.ts';
import { type GrantOptions, isGrant, readGrant } from './grant.ts';
import { promptPassword } from './password.ts';
import { withApp } from './with-app.ts';

const HELP = `reviews user add USERNAME [--name NAME] [--role ROLE] [--password PASSWORD]
reviews user list
reviews user role USERNAME ROLE
reviews user limit USERNAME --all | [--groups NAMES] [--properties IDS]
reviews user password USERNAME [--password PASSWORD]
reviews user reset-factors USERNAME
reviews user emergency USERNAME on|off
reviews user disable USERNAME
reviews user enable USERNAME

${ROLES.map((role) => `  ${role.padEnd(10)} ${ROLE_SUMMARIES[role]}`).join('\n')}
The role is manager by default, and admin for the first user.

"limit" leaves a user these properties: names of groups and ids, separated by commas.

A password needs 15 characters or more. Without --password, the command prompts for the password or reads the first line of stdin, which keeps it out of the
process list. A new password and "disable" end the user's sessions at once.`;

export const user: Command = {
  name: 'user',
  summary: 'adds, lists, disables and enables users, and sets their roles and passwords',
  help: HELP,
  async run(args, readConfig) {
    const request = parse(args);
    await withApp(readConfig(), (context) => act(context, request));
  },
};

interface Request {
  action: string;
  username: string;
  role?: Role | undefined;
  /** Of `emergency`. */
  isOn?: boolean | undefined;
  /** Of `limit`. */
  grant: GrantOptions;
  name?: string | undefined;
  password?: string | undefined;
}

async function act(
  context: Context,
  { action, username, role, isOn = false, grant, name, password }: Request,
): Promise<void> {
  const askPassword = async () => password ?? (await promptPassword(`Password for ${username}: `));
  switch (action) {
    case 'add': {
      const given = role ?? (await defaultRole(context));
      await addUser(context, {
        username,
        name: name ?? username,
        role: given,
        password: await askPassword(),
      });
      console.error(`User ${username} can sign in now, as ${given}.`);
      return;
    }
    case 'list':
      for (const { username, name, role, disabled } of await listUsers(context)) {
        console.log([username, name, role, disabled ? 'disabled' : 'active'].join('\t'));
      }
      return;
    case 'role':
      if (role) await setRole(context, username, role);
      console.error(`User ${username} is now ${role}.`);
      return;
    case 'limit':
      await setScope(context, systemActor, username, await readGrant(context, grant));
      console.error(
        `User ${username} ${grant.all ? 'sees all properties' : 'sees only these properties'} now.`,
      );
      return;
    case 'password':
      await setPassword(context, username, await askPassword());
      console.error(`The password of ${username} was changed.`);
      return;
    case 'emergency':
      await setEmergency(context, username, isOn);
      console.error(
        `User ${username} ${isOn ? 'can' : 'can no longer'} sign in with a password where single sign-on is required.`,
      );
      return;
    case 'reset-factors':
      await resetSecondFactors(context, systemActor, username);
      console.error(`User ${username} can sign in with the password alone, and set up a new second factor.`);
      return;
    case 'disable':
    case 'enable':
      await setDisabled(context, username, action === 'disable');
      console.error(`User ${username} is ${action}d.`);
      return;
    default:
      throw new UsageError(`unknown command "user ${action}".\n\n${HELP}`);
  }
}

function parse(args: string[]): Request {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...{ name: { type: 'string' }, role: { type: 'string' }, password: { type: 'string' } },
        ...{ all: { type: 'boolean' }, groups: { type: 'string' }, properties: { type: 'string' } },
      },
    });
    const [action = '', username = '', ...more] = positionals;
    const role = action === 'role' ? more.shift() : values.role;
    const state = action === 'emergency' ? (more.shift() ?? '') : null;
    const { all, groups, properties } = values;
    const grant = { all, groups, properties };
    const isLimit = [all, groups, properties].some((given) => given !== undefined);
    const isComplete =
      (username === '') === (action === 'list') &&
      (action !== 'role' || role !== undefined) &&
      isLimit === (action === 'limit') &&
      (!isLimit || isGrant(grant));
    if (more.length > 0 || !isComplete || (state !== null && !['on', 'off'].includes(state)))
      throw new UsageError(HELP);
    if (role !== undefined && !isRole(role)) {
      throw new UsageError(`The role is "${role}"; it must be ${ROLES.join(', ')}.\n\n${HELP}`);
    }
    return {
      action,
      username,
      role,
      isOn: state === 'on',
      grant,
      name: values.name,
      password: values.password,
    };
  } catch (error) {
    throw new UsageError(`${error instanceof UsageError ? 'usage:' : String(error)}\n\n${HELP}`);
  }
}
