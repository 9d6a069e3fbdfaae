import { parseArgs } from 'node:util';
import { systemActor } from '#domain/actor.ts';
import { CHANNEL_PATTERN, type Channel } from '#domain/channel.ts';
import { CHANNEL_RIGHTS, type ChannelRights } from '#domain/channel-rights.ts';
import { AppError } from '#domain/errors.ts';
import { channelRights, setChannelRights } from '#services/channel-rights.ts';
import type { Context } from '#services/context.ts';
import { type Command, UsageError } from './command.ts';
import { withApp } from './with-app.ts';

const HELP = `reviews channel list
reviews channel set CHANNEL ${CHANNEL_RIGHTS.join('|')}

"list" prints one channel a line: its name and what may be done with its reviews, divided by a tab.
"set" decides that: "shown" lets managers approve them, "warned" does too but tells managers what speaks
against it, and "hidden" keeps them from the public, also those that were approved before.
A name with a blank in it needs quotes: reviews channel set "Direct Booking" shown`;

export const channel: Command = {
  name: 'channel',
  summary: 'says whose reviews may be shown: lists the channels and decides about each',
  help: HELP,
  async run(args, readConfig) {
    const act = parse(args);
    await withApp(readConfig(), act);
  },
};

type Act = (context: Context) => Promise<void>;

const SAID: Record<ChannelRights, string> = {
  shown: 'may be shown now',
  warned: 'may be shown with a warning now',
  hidden: 'must not be shown now',
};

async function list(context: Context): Promise<void> {
  for (const { channel, rights } of await channelRights(context)) console.log(`${channel}\t${rights}`);
}

function parse(args: string[]): Act {
  const [action, ...rest] = positionalsOf(args);
  if (action === 'list' && rest.length === 0) return list;
  const [name, wanted, ...more] = rest;
  if (action === 'set' && name !== undefined && wanted !== undefined && more.length === 0) {
    const channel = channelOf(name);
    const rights = rightsOf(wanted);
    return async (context) => {
      await setChannelRights(context, systemActor, channel, rights);
      console.error(`Reviews from ${channel} ${SAID[rights]}.`);
    };
  }
  throw new UsageError(`usage:\n\n${HELP}`);
}

function positionalsOf(args: string[]): string[] {
  try {
    return parseArgs({ args, allowPositionals: true }).positionals;
  } catch (error) {
    throw new UsageError(`${String(error)}\n\n${HELP}`);
  }
}

function channelOf(text: string): Channel {
  if (new RegExp(CHANNEL_PATTERN).test(text)) return text as Channel;
  throw new AppError(
    'invalid',
    `CHANNEL is "${text}"; it must be a name as "reviews channel list" prints it.`,
  );
}

function rightsOf(text: string): ChannelRights {
  const rights = CHANNEL_RIGHTS.find((each) => each === text);
  if (rights) return rights;
  throw new AppError('invalid', `"${text}" is no right; it must be ${CHANNEL_RIGHTS.join(', ')}.`);
}
