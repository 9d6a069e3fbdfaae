import type { GrantedAccount } from '#connectors/source.ts';
import { AppError } from '#domain/errors.ts';
import type { SourceSettings } from '#domain/sources/source-account.ts';
import { SOURCE_NAMES, type SourceKind } from '#domain/sources/source-kind.ts';
import type { Self } from '../accounts/account.ts';
import type { BoundConsent, Logs, Queued, SignIns, Sources, Stored } from '../context.ts';
import { addSource, changeSource, requireSettings, storedAccount, trimmed } from './connect-sources.ts';
import { readSettings } from './track-sources.ts';

/** How long a person may take on the page of the source, and to choose an account afterwards. */
const MAX_MINUTES = 20;
/** Error codes of RFC 6749 are words. */
const ERROR_CODE = /^[a-z_]{1,60}$/;

/** What is connected, or connected again. */
interface Subject {
  kind: SourceKind;
  name: string;
  /** Those that were typed. */
  settings: SourceSettings;
  /** The account that gets new settings; null for a new one. */
  source: string | null;
}

interface Pending extends Subject {
  state: string;
  codeVerifier: string;
}

interface Granted extends Subject {
  accounts: GrantedAccount[];
  /** In milliseconds since 1970. */
  until: number;
}

export interface StartedConsent {
  /** The page of the source where a person grants access. */
  address: string;
  /** For the browser to bring back. It is encrypted. */
  pending: string;
}

/**
 * Begins the consent to a new account.
 *
 * @param redirectUri where the browser returns
 * @throws invalid for a source without consent, and for missing settings
 */
export function startConsent(
  context: Sources & SignIns,
  self: Self,
  { kind, name, settings: typed }: Omit<Subject, 'source'>,
  redirectUri: string,
): Promise<StartedConsent> {
  const settings = trimmed(typed);
  const toType = context.sources.definitions[kind].settings.filter(({ isGranted }) => !isGranted);
  requireSettings(
    settings,
    toType.map(({ key }) => key),
  );
  return start(context, self, { kind, name, settings, source: null }, redirectUri);
}

/** Begins another consent to a connected account, whose reviews and decisions stay. @throws not-found; conflict */
export async function renewConsent(
  context: Stored & Sources & SignIns,
  self: Self,
  id: string,
  redirectUri: string,
): Promise<StartedConsent> {
  const account = await storedAccount(context, id, context.storage);
  const settings = readSettings(context, account);
  if (settings === null) throw new AppError('source-settings-unreadable');
  return start(context, self, { ...account, settings, source: id }, redirectUri);
}

async function start(
  context: Sources & SignIns,
  { session }: Self,
  { kind, name, settings, source }: Subject,
  redirectUri: string,
): Promise<StartedConsent> {
  const consent = requireConsent(context, kind);
  const state = await context.accounts.oneTimeTokens.issue(
    'source-consent',
    session.id,
    undefined,
    MAX_MINUTES * 60,
  );
  const { address, codeVerifier } = consent.start(settings, { redirectUri, state });
  const pending: Pending = { kind, name, settings, source, state, codeVerifier };
  return { address, pending: context.sourceConsents.seal(JSON.stringify(pending)) };
}

export interface ConsentReturn {
  state: string;
  /** What the source sent: a code, or why there is none. */
  code?: string | undefined;
  error?: string | undefined;
  /** What the browser remembered. */
  pending: string;
}

/**
 * Takes the answer of the source, once, in the session in which the consent began.
 *
 * @returns the accounts to choose from, and what the browser sends with the choice
 * @throws conflict for an answer that does not belong to this session or was used before, and for a denied consent
 */
export async function acceptConsent(
  context: Sources & SignIns,
  { session }: Self,
  { state, code, error, pending: sealed }: ConsentReturn,
  { redirectUri, now }: { redirectUri: string; now: Date },
): Promise<{ accounts: { account: string; name: string }[]; granted: string }> {
  const text = context.sourceConsents.open(sealed);
  const pending = text === null ? null : (JSON.parse(text) as Partial<Pending>);
  const isOwn = await context.accounts.oneTimeTokens.take(state, 'source-consent', session.id);
  if (!isOwn || !isPending(pending) || pending.state !== state) throw new AppError('source-consent-lost');
  const { kind, name, settings, source, codeVerifier } = pending;
  const consent = requireConsent(context, kind);
  const { provider } = consent;
  if (error === 'access_denied') throw new AppError('source-consent-denied', { provider });
  if (code === undefined) {
    const known = error !== undefined && ERROR_CODE.test(error) ? error : 'unknown';
    throw new AppError('source-consent-failed', { provider, error: known });
  }
  const accounts = await consent.grant(settings, { code, redirectUri, codeVerifier });
  if (accounts.length === 0) throw new AppError('source-without-account', { provider });
  const granted: Granted = {
    kind,
    name,
    settings,
    source,
    accounts,
    until: now.getTime() + MAX_MINUTES * 60_000,
  };
  return {
    accounts: accounts.map(({ account, name }) => ({ account, name })),
    granted: context.sourceConsents.seal(JSON.stringify(granted)),
  };
}

/** Connects the chosen account, or gives a connected one its new settings. @throws as `addSource` and `changeSource` */
export async function connectGranted(
  context: Stored & Sources & Queued & Logs,
  { actor }: Self,
  { granted: sealed, account }: { granted: string; account: string },
  now: Date,
): Promise<void> {
  const text = context.sourceConsents.open(sealed);
  const granted = text === null ? null : (JSON.parse(text) as Partial<Granted>);
  const chosen = granted?.accounts?.find((each) => each.account === account);
  if (!isGranted(granted) || !chosen || granted.until < now.getTime())
    throw new AppError('source-consent-lost');
  const { kind, name, source } = granted;
  const { settings } = chosen;
  if (source === null) await addSource(context, actor, { kind, name, settings });
  else await changeSource(context, actor, source, { settings });
}

const isPending = (value: Partial<Pending> | null): value is Pending => value?.codeVerifier !== undefined;
const isGranted = (value: Partial<Granted> | null): value is Granted => value?.accounts !== undefined;

function requireConsent({ sources }: Sources, kind: SourceKind): BoundConsent {
  const consent = sources.consentOf(kind);
  if (!consent) throw new AppError('source-without-consent', { source: SOURCE_NAMES[kind] });
  return consent;
}
