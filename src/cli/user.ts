import { parseArgs } from 'node:util';
import type { Context } from '#services/context.ts';
import { addUser, listUsers, setDisabled, setPassword } from '#services/users.ts';
import { type Command, UsageError } from './command.ts';
import { promptPassword } from './password.ts';
import { withApp } from './with-app.ts';

const HELP = `reviews user add USERNAME [--name NAME] [--password PASSWORD]
reviews user list
reviews user password USERNAME [--password PASSWORD]
reviews user disable USERNAME
reviews user enable USERNAME

A password needs 15 characters or more. Without --password, the command prompts for the password or reads the first line of stdin, which keeps it out of the
process list. A new password and "disable" end the user's sessions at once.`;

export const user: Command = {
  name: 'user',
  summary: 'adds, lists, disables and enables users, and sets their passwords',
  help: HELP,
  async run(args, readConfig) {
    const { action, username, name, password } = parse(args);
    await withApp(readConfig(), (context) =>
      act(context, action, username, name, () => password ?? promptPassword(`Password for ${username}: `)),
    );
  },
};

async function act(
  context: Context,
  action: string,
  username: string,
  name: string | undefined,
  password: () => string | Promise<string>,
): Promise<void> {
  switch (action) {
    case 'add':
      await addUser(context, { username, name: name ?? username, password: await password() });
      console.error(`User ${username} can sign in now.`);
      return;
    case 'list':
      for (const { username, name, disabled } of await listUsers(context)) {
        console.log([username, name, disabled ? 'disabled' : 'active'].join('\t'));
      }
      return;
    case 'password':
      await setPassword(context, username, await password());
      console.error(`The password of ${username} was changed.`);
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

function parse(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { name: { type: 'string' }, password: { type: 'string' } },
    });
    const [action = '', username = '', ...more] = positionals;
    if (more.length > 0 || (username === '') !== (action === 'list')) throw new UsageError(HELP);
    return { action, username, ...values };
  } catch (error) {
    throw new UsageError(`${error instanceof UsageError ? 'usage:' : String(error)}\n\n${HELP}`);
  }
}
