import { MAX_TARGETS } from '#domain/insights/targets.ts';
import type { Reason } from '#domain/reasons.ts';
import { MAX_REPORTS, MAX_SCHEDULES } from '#domain/reports/report.ts';
import { MAX_RULES } from '#domain/rules/rule.ts';
import type { RulePause } from '#domain/rules/rule-pause.ts';
import { MAX_URL, MAX_WEBHOOKS } from '#domain/webhooks/webhook.ts';
import type { Texts } from './texts.ts';

/** Why a rule cannot be applied. */
export const RULE_PROBLEMS: Record<RulePause, string> = {
  'owner-disabled': 'its owner’s account is deactivated.',
  'owner-role': 'its owner may no longer manage rules.',
  'owner-access': 'its owner no longer sees a property of its filter.',
  'filter-erased': 'an erased guest’s name was removed from its filter.',
  'by-stars': 'its filter goes by stars alone.',
  'assignee-gone': 'the person whom it assigns reviews to is deactivated.',
  'recipients-gone': 'the people whom it notifies are deactivated.',
  'template-gone': 'the template that it suggests was deleted.',
  failed: 'it could not be applied several times in a row.',
};

const NOTHING_CHANGED = 'Nothing was changed.';

const FILE_SYSTEM: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'its folder may not be written to',
  EPERM: 'its folder may not be written to',
  EROFS: 'the disk is read-only',
  ENOENT: 'its folder is missing',
  ENOTDIR: 'its folder is a file',
  EEXIST: 'its folder is a file',
  EISDIR: 'it is a folder',
  EIO: 'the disk is damaged',
  ENAMETOOLONG: 'its name is too long',
};

type Listening = { code: string; host: string; setting: string; port: number };
function cannotListen({ code, host, setting, port }: Listening): string {
  switch (code) {
    case 'EADDRINUSE':
      return `${setting} is ${port}, but another program listens there; stop it or choose another port.`;
    case 'EACCES':
      return `${setting} is ${port}, which this user may not listen on; choose one from 1024 on.`;
    case 'EAI_AGAIN':
      return `HOST is "${host}", a name that cannot be resolved.`;
    default:
      return `HOST is "${host}", which is not an address of this machine.`;
  }
}

/** About the database, backups, and the environment of the product. */
export const OPERATION_ERRORS = {
  'report-unknown': 'This link does not work. Ask the person who sent it for a new one.',
  'report-requests': ({ seconds }) => `Too many requests. Try again in ${seconds} seconds.`,
  'too-many-reports': `You have ${MAX_REPORTS} links to reports that work. Revoke one to make another.`,
  'too-many-schedules': `You have ${MAX_SCHEDULES} reports that are mailed each month. Stop one to add another.`,
  'target-goal': ({ above, to }) => `goal must be above ${above} and at most ${to}.`,
  'target-day-past': 'The day of a target must not be in the past.',
  'too-many-targets': `There are ${MAX_TARGETS} targets. Delete one to add another.`,
  'webhook-address': `url must be an address such as https://hooks.example.com/reviews, without a password and of at most ${MAX_URL} characters.`,
  'too-many-webhooks': `There are ${MAX_WEBHOOKS} webhooks already. Delete one to add another.`,
  'too-many-rules': `There are ${MAX_RULES} rules already. Delete one to add another.`,
  'rule-by-stars':
    'filter does not tell new reviews apart except by their stars. Add a property, channel, language, topic, category with a score, tag or words.',
  'rule-without-action': 'The rule does nothing yet. Choose at least one action.',
  'rule-not-tried':
    'The rule is not the one that was tried. Try it again (POST /rules/dry-run), and send the hash that it returns.',
  'rule-not-applicable': ({ reason }) => `The rule cannot be switched on: ${RULE_PROBLEMS[reason]}`,
  'webhook-disabled': 'This webhook is disabled. Enable it first.',
  'webhook-format':
    'url is of another kind of receiver, which is sent other messages. Add another webhook for it.',
  'webhook-without-secret': 'Messages to a chat are not signed, so this webhook has no secret.',
  'failed-internally': 'An internal error occurred; see the log.',
  'database-slow': 'The database took too long. Narrow your search, or try again in a moment.',
  'disk-full': 'The disk of the database is full. Nothing more can be saved: please tell your administrator.',
  'concurrent-change': 'Someone else just changed this. Reload and try again.',
  'database-away': 'The database cannot be reached. Please try again shortly.',
  'database-unusable': 'The database cannot be used.',
  'database-no-answer': 'The database does not answer in time.',
  'database-version': ({ setting, major, min }) =>
    `${setting}: the server is PostgreSQL ${major}; at least ${min} is needed.`,
  'database-unreachable': ({ setting, detail }) => `${setting}: the database cannot be reached: ${detail}`,
  'database-rights': ({ setting, detail }) =>
    `${setting}: its user may not create what the product needs (${detail}); make it the owner of the database.`,
  'database-extension': ({ setting, detail }) =>
    `${setting}: the server lacks an extension (${detail}); install PostgreSQL's contrib modules there.`,
  'database-newer': ({ schema }) =>
    `The database has the schema of a newer version of the product (${schema}). Start that version, or restore a backup of this one into an empty database.`,
  'database-owner': ({ user }) =>
    `DATABASE_URL: its user "${user}" has the rights of the owner of the tables; with DATABASE_OWNER_URL it must be another user without these rights.`,
  'no-replica': 'DATABASE_REPLICA_URL: this server is not a replica of the one at DATABASE_URL.',
  'database-of-others': 'DATABASE_URL is set: upgrade that server with its own tools.',
  'old-programs': ({ folder, found, needed }) =>
    `--from is "${folder}", which contains PostgreSQL ${found}; the data was made by PostgreSQL ${needed}.`,
  'cannot-listen': cannotListen,
  'backup-stopped': 'The backup was stopped.',
  'backup-exists': ({ file }) => `The file ${file} already exists.`,
  'backup-unwritable': ({ file, code }) => `${file} cannot be written: ${FILE_SYSTEM[code]} (${code}).`,
  'backup-unreadable': ({ file, code }) => `${file} cannot be read (${code}).`,
  'backup-incomplete': ({ file }) =>
    `${file ?? 'The backup'} is incomplete: its end is missing. ${NOTHING_CHANGED}`,
  'backup-damaged-file': ({ file, detail }) =>
    `${file} is damaged or not a backup (${detail}). ${NOTHING_CHANGED}`,
  'backup-damaged': ({ detail }) => `The backup is damaged (${detail}). ${NOTHING_CHANGED}`,
  'backup-row-too-long': `The backup has a row of more than 64 MB. ${NOTHING_CHANGED}`,
  'not-a-backup': `This is not a backup of Flex Living Reviews. ${NOTHING_CHANGED}`,
  'backup-schema': ({ version, schema }) =>
    `The backup was made by ${version === null ? 'another version' : `version ${version}`} of the product, and this version does not know its schema (${schema}). Restore it with that version or a newer one. ${NOTHING_CHANGED}`,
  'restore-busy': 'A sync or an import is running. Try again when it has ended.',
  'restore-in-use': `The data is in use, for example by an export. Try again when that has ended. ${NOTHING_CHANGED}`,
  'restore-not-empty': `The database already contains reviews, listings or users. Use --replace to replace them. ${NOTHING_CHANGED}`,
} satisfies Partial<Texts<Reason>>;
