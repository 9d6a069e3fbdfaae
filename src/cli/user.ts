import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { systemActor } from '#domain/accounts/actor.ts';
import { PASSWORD_MIN_LENGTH } from '#domain/accounts/password.ts';
import { isRole, ROLE_SUMMARIES, ROLES, type Role } from '#domain/accounts/permissions.ts';
import { listPeople, setAccess } from '#services/accounts/people.ts';
import { resetSecondFactors } from '#services/accounts/second-factors.ts';
import {
  addUser,
  defaultRole,
  setDisabled,
  setEmergency,
  setPassword,
  setRole,
} from '#services/accounts/users.ts';
import type { Context } from '#services/context.ts';
import { type AccessOptions, accessTexts, hasAccessOption, readAccess } from './access.ts';
import { type Command, parseCommandLine, UsageError } from './command.ts';
import { type Act, runParsed } from './with-app.ts';

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

A password needs ${PASSWORD_MIN_LENGTH} characters or more. Without --password, the command prompts for it or reads the first line of stdin, which
keeps it out of the process list. A new password and "disable" end the user's sessions at once.

"list" prints one user per line, separated by tabs: username, name, role, active or disabled, properties, and
"emergency" for an emergency account.
"limit" leaves a user these properties: names of groups and ids, separated by commas.
"reset-factors" removes the authenticator app, the recovery codes and the passkeys of a user who has lost them.
"emergency" lets a user sign in with a password although OIDC_ONLY is set.`;

export const user: Command = {
  name: 'user',
  summary: 'manages users: roles, properties, passwords, second factors',
  help: HELP,
  run: runParsed(parse),
};

/** The options of each action. */
const OPTIONS: Record<string, readonly string[]> = {
  add: ['name', 'role', 'password'],
  limit: ['all', 'groups', 'properties'],
  password: ['password'],
};

function parse(args: string[]): Act {
  const { values, positionals } = parseCommandLine(
    {
      args,
      allowPositionals: true,
      options: {
        ...{ name: { type: 'string' }, role: { type: 'string' }, password: { type: 'string' } },
        ...{ all: { type: 'boolean' }, groups: { type: 'string' }, properties: { type: 'string' } },
      },
    },
    HELP,
  );
  const [action = '', username = '', argument, ...more] = positionals;
  const { all, groups, properties, password, name = username } = values;
  const access = { all, groups, properties };
  const isComplete =
    (username === '') === (action === 'list') &&
    (argument !== undefined) === (action === 'role' || action === 'emergency') &&
    (action !== 'limit' || hasAccessOption(access)) &&
    Object.keys(values).every((option) => OPTIONS[action]?.includes(option)) &&
    (action !== 'emergency' || argument === 'on' || argument === 'off');
  if (more.length > 0 || !isComplete) throw new UsageError(`usage:\n\n${HELP}`);
  const role = action === 'role' ? argument : values.role;
  if (role !== undefined && !isRole(role)) {
    throw new UsageError(`The role is "${role}"; it must be ${ROLES.join(', ')}.\n\n${HELP}`);
  }
  return async (context) => {
    if (action === 'list') return list(context);
    console.error(
      await act(context, { action, username, role, isOn: argument === 'on', access, name, password }),
    );
  };
}

interface Request {
  action: string;
  username: string;
  role: Role | undefined;
  /** Of `emergency`. */
  isOn: boolean;
  /** Of `limit`. */
  access: AccessOptions;
  name: string;
  password: string | undefined;
}

/** @returns the message for the operator */
async function act(
  context: Context,
  { action, username, role, isOn, access, name, password }: Request,
): Promise<string> {
  const askPassword = async () =>
    password ??
    (await promptPassword(`Password for ${username}, ${PASSWORD_MIN_LENGTH} characters or more: `));
  switch (action) {
    case 'add': {
      const given = role ?? (await defaultRole(context));
      await addUser(context, { username, name, role: given, password: await askPassword() });
      return context.sso?.only
        ? `User ${username} was added, as ${given}. Passwords are refused here: "reviews user emergency ${username} on" allows this one.`
        : `User ${username} can sign in now, as ${given}.`;
    }
    case 'role':
      if (role) await setRole(context, username, role);
      return `User ${username} is now ${role}.`;
    case 'limit':
      await setAccess(context, systemActor, username, await readAccess(context, access));
      return `User ${username} ${access.all ? 'sees all properties' : 'sees only these properties'} now.`;
    case 'password':
      await setPassword(context, username, await askPassword());
      return `The password of ${username} was changed.`;
    case 'emergency':
      await setEmergency(context, username, isOn);
      return `User ${username} ${isOn ? 'can' : 'can no longer'} sign in with a password where single sign-on is required.`;
    case 'reset-factors':
      await resetSecondFactors(context, systemActor, username);
      return `User ${username} can sign in with the password alone, and set up a new second factor.`;
    case 'disable':
    case 'enable':
      await setDisabled(context, username, action === 'disable');
      return `User ${username} is ${action}d.`;
    default:
      throw new UsageError(`unknown command "user ${action}".\n\n${HELP}`);
  }
}

async function list(context: Context): Promise<void> {
  const textOf = await accessTexts(context);
  for (const { username, name, role, disabled, access, isEmergency } of await listPeople(context)) {
    const state = disabled ? 'disabled' : 'active';
    console.log(
      [username, name, role, state, textOf(access), ...(isEmergency ? ['emergency'] : [])].join('\t'),
    );
  }
}

/** Reads a password from a terminal without echo, or the first line of piped input. */
function promptPassword(question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stderr.write(question);
  // Readline echoes to its output, so that output discards everything.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: isTerminal });
  return new Promise((resolve, reject) => {
    let answered = false;
    lines.once('line', (line) => {
      answered = true;
      if (isTerminal) process.stderr.write('\n');
      resolve(line);
      lines.close();
    });
    lines.once('close', () => {
      if (!answered) reject(new UsageError('no password was given'));
    });
  });
}
