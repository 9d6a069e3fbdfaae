import { systemActor } from '#domain/accounts/actor.ts';
import { MAX_TOKEN_DAYS } from '#domain/accounts/api-token.ts';
import { can, isRole, ROLES, type Role } from '#domain/accounts/permissions.ts';
import { dayIn, shiftDay } from '#domain/day.ts';
import { OperatorError } from '#domain/errors.ts';
import { createToken, listTokens, revokeToken } from '#services/accounts/api-tokens.ts';
import { findPerson } from '#services/accounts/people.ts';
import type { Context } from '#services/context.ts';
import { type AccessOptions, accessTexts, readAccess } from './access.ts';
import { type Command, parseCommandLine, parseId, UsageError } from './command.ts';
import { type Act, runParsed } from './with-app.ts';

const DEFAULT_DAYS = 90;

const HELP = `reviews token list
reviews token create USERNAME NAME [--role ROLE] [--days DAYS] [--groups NAMES] [--properties IDS]
reviews token revoke ID

"list" prints one token per line, separated by tabs: id, name, owner, role, properties, when it expires and when it was
last used.
"create" prints the new token, once. It belongs to the user, who must be a manager or an admin, and never does more than
they may. The role is viewer and the token works for ${DEFAULT_DAYS} days by default. --groups and --properties limit it: names of
groups and ids, separated by commas.
"revoke" stops a token at once.`;

export const token: Command = {
  name: 'token',
  summary: 'lists, creates and revokes API tokens',
  help: HELP,
  run: runParsed(parse),
};

async function list(context: Context): Promise<void> {
  const textOf = await accessTexts(context);
  for (const { id, name, owner, role, access, expiresAt, lastUsedAt } of await listTokens(
    context,
    systemActor,
  )) {
    const times = [expiresAt.toISOString(), lastUsedAt?.toISOString() ?? 'never used'];
    console.log([id, name, owner, role, textOf(access), ...times].join('\t'));
  }
}

interface NewToken {
  username: string;
  name: string;
  role: Role;
  days: number;
  access: AccessOptions;
}

async function create(
  context: Context,
  { username, name, role, days, access: options }: NewToken,
): Promise<void> {
  const { username: owner, role: ownerRole, disabled } = await findPerson(context, username);
  if (disabled || !can({ role: ownerRole }, 'tokens:manage')) {
    throw new OperatorError(`${owner} may have no tokens: a token belongs to an active manager or admin.`);
  }
  // Days beyond the limit are refused, and some are more than a date can have.
  const expiresOn = shiftDay(dayIn(context.now(), context.timeZone), Math.min(days, MAX_TOKEN_DAYS + 1));
  const access = await readAccess(context, options);
  const input = { name, role, expiresOn, access };
  console.log(await createToken(context, systemActor, input, { name: owner, role: ownerRole }));
  console.error(`It works until ${expiresOn} and is not shown again.`);
}

async function revoke(context: Context, id: number): Promise<void> {
  await revokeToken(context, systemActor, id);
  console.error(`Token ${id} was revoked.`);
}

function parse(args: string[]): Act {
  const { positionals, values } = parseCommandLine(
    {
      args,
      allowPositionals: true,
      options: {
        role: { type: 'string' },
        days: { type: 'string' },
        groups: { type: 'string' },
        properties: { type: 'string' },
      },
    },
    HELP,
  );
  const [action, first, second, ...more] = positionals;
  const { role = 'viewer', days: given = String(DEFAULT_DAYS), groups, properties } = values;
  const isPlain = Object.keys(values).length === 0;
  if (action === 'list' && first === undefined && isPlain) return list;
  if (action === 'revoke' && first !== undefined && second === undefined && isPlain) {
    const id = parseId('ID', first);
    return (context) => revoke(context, id);
  }
  if (action === 'create' && first !== undefined && second !== undefined && more.length === 0) {
    if (!isRole(role)) throw new UsageError(`The role is "${role}"; it must be ${ROLES.join(', ')}.`);
    const all = groups === undefined && properties === undefined;
    const days = parseId('--days', given);
    const wanted = { username: first, name: second, role, days, access: { all, groups, properties } };
    return (context) => create(context, wanted);
  }
  throw new UsageError(`usage:\n\n${HELP}`);
}
