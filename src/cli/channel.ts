import { systemActor } from '#domain/accounts/actor.ts';
import { OperatorError } from '#domain/errors.ts';
import { CHANNEL_PATTERN, type Channel } from '#domain/listings/channel.ts';
import { CHANNEL_RIGHTS, type ChannelRights } from '#domain/listings/channel-rights.ts';
import type { Context } from '#services/context.ts';
import { channelRights, setChannelRights } from '#services/listings/channel-rights.ts';
import { type Command, parseCommandLine, UsageError } from './command.ts';
import { type Act, runParsed } from './with-app.ts';

const HELP = `reviews channel list
reviews channel set CHANNEL ${CHANNEL_RIGHTS.join('|')}

"list" prints one channel per line: its name and its display right, separated by a tab.
"set" changes the right: with "shown" managers can approve its reviews, with "warned" they can too but see a
warning, and with "hidden" its reviews are never public, including approved ones.
Quote a name with a space: reviews channel set "Direct Booking" shown`;

export const channel: Command = {
  name: 'channel',
  summary: 'lists the channels and sets which of their reviews may be public',
  help: HELP,
  run: runParsed(parse),
};

const MESSAGES: Record<ChannelRights, string> = {
  shown: 'may now be shown',
  warned: 'may now be shown, with a warning',
  hidden: 'must no longer be shown',
};

async function list(context: Context): Promise<void> {
  for (const { channel, rights } of await channelRights(context, systemActor))
    console.log(`${channel}\t${rights}`);
}

function parse(args: string[]): Act {
  const [action, ...rest] = parseCommandLine({ args, allowPositionals: true }, HELP).positionals;
  if (action === 'list' && rest.length === 0) return list;
  const [name, wanted, ...more] = rest;
  if (action === 'set' && name !== undefined && wanted !== undefined && more.length === 0) {
    const channel = channelOf(name);
    const rights = rightsOf(wanted);
    return async (context) => {
      await setChannelRights(context, systemActor, channel, rights);
      console.error(`Reviews from ${channel} ${MESSAGES[rights]}.`);
    };
  }
  throw new UsageError(`usage:\n\n${HELP}`);
}

function channelOf(text: string): Channel {
  if (new RegExp(CHANNEL_PATTERN).test(text)) return text as Channel;
  throw new OperatorError(`CHANNEL is "${text}"; it must be a name from "reviews channel list".`);
}

function rightsOf(text: string): ChannelRights {
  const rights = CHANNEL_RIGHTS.find((each) => each === text);
  if (rights) return rights;
  throw new OperatorError(`"${text}" is not a display right; it must be ${CHANNEL_RIGHTS.join(', ')}.`);
}
