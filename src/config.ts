import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import path from 'node:path';
import type { SmtpServer } from '#connectors/mail/mail-sender.ts';
import { PASSWORD_COST, PASSWORD_MAX_LENGTH, type PasswordCost } from '#domain/accounts/password.ts';
import { isLoopback } from '#domain/host.ts';
import { isPlaceId } from '#domain/listings/google-review.ts';
import {
  type FixedSettings,
  MAX_BRAND_NAME,
  MAX_RESPONSE_DELAY_MINUTES,
  MAX_SYNC_INTERVAL_MINUTES,
  timeZoneNamed,
} from '#domain/settings/settings.ts';
import type { SourceKind } from '#domain/sources/source-kind.ts';
import { ConfigError, type Environment, type Reader, reader } from './config-reader.ts';
import { ROOT } from './root.ts';
import { readSmtp } from './smtp-config.ts';
import { readSso, type SsoConfig } from './sso-config.ts';

export { ConfigError };

/** The settings from the environment, validated once. Only this file reads them. */
export interface Config {
  host: string;
  port: number;
  publicUrl: string;
  /** The address the browser calls, without a slash at the end. */
  apiBase: string;
  dataDir: string;
  /** The folder of the programs of the embedded PostgreSQL; null: those of the npm package. */
  postgresBin: string | null;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** The server itself, if `databaseUrl` is the address of a pooler in transaction mode. */
  databaseDirectUrl: string | null;
  /** The owner of the tables, if `databaseUrl` has another user. */
  databaseOwnerUrl: string | null;
  databaseReplicaUrl: string | null;
  /** Null: generated once and stored in `dataDir`. */
  sessionSecret: string | null;
  /** Not a setting: only tests choose another. */
  passwordCost: PasswordCost;
  /** Null when the demo is off. */
  demo: { password: string; implicit: boolean } | null;
  hostaway: { url: string; accountId: string; apiKey: string } | null;
  /** Where the sources of accounts that admins connect are reached. */
  sourceUrls: Record<SourceKind, string>;
  google: { url: string; legacyUrl: string; apiKey: string; placeId: string } | null;
  /** Use Google's older service at `legacyUrl`, the only one that can sort reviews by date. */
  googleLegacy: boolean;
  googleDailyLimit: number;
  /** An OpenAI-compatible language model. Null: there are no drafts and no translations. */
  languageModel: { url: string; apiKey: string; model: string } | null;
  modelDailyLimit: number;
  /** The settings of the product that the environment has. They cannot be changed in the app. */
  settings: FixedSettings;
  sso: SsoConfig | null;
  /** Null: no mails are sent. */
  smtp: SmtpServer | null;
  /** How many daily backups are kept in `dataDir`; 0 when none are made. */
  dailyBackups: number;
  logLevel: string;
  /** The port of the Prometheus metrics; null when they are off. */
  metricsPort: number | null;
  /** Reverse proxies whose `X-Forwarded-For` header is trusted. */
  trustedProxies: string[];
  /** Private addresses that webhooks may have. */
  webhookPrivateNetworks: BlockList;
  version: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const SECRET_MIN_LENGTH = 32;
/** The public password of a demo on this machine. */
const DEMO_PASSWORD = 'flex-demo';
/** Kept by default where the product owns the database. */
const DAILY_BACKUPS = 14;
const LOOPBACK_NETWORKS = ['127.0.0.0/8', '::1'];
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** @throws {ConfigError} for the first invalid setting */
export function readConfig(environment: Environment = process.env): Config {
  const read = reader(environment);
  const port = read.integer('PORT', 3000, 0, 65_535);
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:'], { secret: true });
  const hostaway = read.pair('HOSTAWAY_ACCOUNT_ID', 'HOSTAWAY_API_KEY');
  const google = read.pair('GOOGLE_PLACE_ID', 'GOOGLE_PLACES_API_KEY');
  if (google && !isPlaceId(google[0])) {
    throw new ConfigError(`GOOGLE_PLACE_ID is "${google[0]}"; it must be letters, digits, "-" and "_".`);
  }
  const hostawayUrl = read.url('HOSTAWAY_API_URL', ['http:', 'https:']) ?? 'https://api.hostaway.com/v1';
  const googleUrl =
    read.url('GOOGLE_PLACES_API_URL', ['http:', 'https:']) ?? 'https://places.googleapis.com/v1';
  const googleLegacyUrl =
    read.url('GOOGLE_PLACES_LEGACY_URL', ['http:', 'https:']) ?? 'https://maps.googleapis.com/maps/api';
  const demo = readDemo(read, hostaway !== null || databaseUrl !== null);
  const host = read.text('HOST') ?? '127.0.0.1';
  const publicUrl = readPublicUrl(read) ?? `http://localhost:${port}`;
  if (demo) requirePrivateDemo(demo, publicUrl);
  if (demo?.implicit && !isLoopback(host)) {
    throw new ConfigError(
      `HOST is "${host}", but the demo that runs while nothing is configured listens on loopback only: set DEMO=true to show it to others, or configure Hostaway.`,
    );
  }
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL', 'DATABASE_REPLICA_URL']) {
    if (databaseUrl === null && read.text(name) !== null) {
      throw new ConfigError(`${name} is set, but DATABASE_URL is not: set both, or neither.`);
    }
  }
  const sessionSecret = read.text('SESSION_SECRET');
  if (sessionSecret !== null && sessionSecret.length < SECRET_MIN_LENGTH) {
    throw new ConfigError(
      `SESSION_SECRET has ${sessionSecret.length} characters; it needs at least ${SECRET_MIN_LENGTH}.`,
    );
  }
  if (databaseUrl !== null && sessionSecret === null) {
    throw new ConfigError(
      'SESSION_SECRET is not set; with DATABASE_URL it is required, the same on every machine, for example from: openssl rand -hex 32',
    );
  }
  return {
    host,
    port,
    publicUrl,
    apiBase: readApiBase(read.text('API_BASE')),
    dataDir: path.resolve(read.text('DATA_DIR') ?? 'data'),
    postgresBin: readFolder(read.text('POSTGRES_BIN')),
    databaseUrl,
    databaseDirectUrl: read.url('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:'], { secret: true }),
    databaseOwnerUrl: read.url('DATABASE_OWNER_URL', ['postgres:', 'postgresql:'], { secret: true }),
    databaseReplicaUrl: read.url('DATABASE_REPLICA_URL', ['postgres:', 'postgresql:'], { secret: true }),
    sessionSecret,
    passwordCost: PASSWORD_COST,
    demo,
    hostaway: hostaway && { url: hostawayUrl, accountId: hostaway[0], apiKey: hostaway[1] },
    sourceUrls: {
      hostaway: hostawayUrl,
      hospitable:
        read.url('HOSPITABLE_API_URL', ['http:', 'https:']) ?? 'https://public.api.hospitable.com/v2',
      guesty: read.url('GUESTY_API_URL', ['http:', 'https:']) ?? 'https://open-api.guesty.com',
      'google-business':
        read.url('GOOGLE_BUSINESS_API_URL', ['http:', 'https:']) ?? 'https://mybusiness.googleapis.com',
    },
    google: google && {
      url: googleUrl,
      legacyUrl: googleLegacyUrl,
      placeId: google[0],
      apiKey: google[1],
    },
    googleLegacy: read.choice('GOOGLE_PLACES_LEGACY', ['true', 'false'], 'false') === 'true',
    sso: readSso(read),
    smtp: readSmtp(read),
    googleDailyLimit: read.integer('GOOGLE_DAILY_LIMIT', 1000, 0, 1_000_000),
    languageModel: readLanguageModel(read),
    modelDailyLimit: read.integer('LLM_DAILY_LIMIT', 500, 0, 1_000_000),
    settings: readSettings(read),
    dailyBackups: read.integer('DAILY_BACKUPS', databaseUrl === null ? DAILY_BACKUPS : 0, 0, 1_000),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    metricsPort: readMetricsPort(read, port),
    trustedProxies: readNetworks(read, 'TRUST_PROXY', PROXY_NAMES),
    // Everyone who can reach an implicit demo is on this machine.
    webhookPrivateNetworks: blockListOf([
      ...readNetworks(read, 'WEBHOOK_PRIVATE_NETWORKS'),
      ...(demo?.implicit ? LOOPBACK_NETWORKS : []),
    ]),
    version: readVersion(),
  };
}

/**
 * The folder that relative paths in arguments refer to. `npm run` changes to the folder of the package and stores the
 * caller's folder in INIT_CWD.
 */
export function callerFolder(environment: Environment = process.env): string {
  const isInPackage = process.cwd() === ROOT;
  return (isInPackage && environment.INIT_CWD) || process.cwd();
}

function readDemo(read: Reader, isConfigured: boolean): Config['demo'] {
  const setting = read.choice('DEMO', ['true', 'false', ''], '');
  const password = read.text('DEMO_PASSWORD') ?? DEMO_PASSWORD;
  if (password.length > PASSWORD_MAX_LENGTH) {
    throw new ConfigError(
      `DEMO_PASSWORD has ${password.length} characters; it may have at most ${PASSWORD_MAX_LENGTH}.`,
    );
  }
  if (setting === 'false' || (setting === '' && isConfigured)) return null;
  return { password, implicit: setting === '' };
}

function readLanguageModel(read: Reader): Config['languageModel'] {
  const values = read.together('LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL');
  if (values === null) return null;
  const [, apiKey = '', model = ''] = values;
  const url = read.url('LLM_BASE_URL', ['http:', 'https:'], { secret: true }) ?? '';
  const { username, password, search } = new URL(url);
  if (username !== '' || password !== '' || search !== '') {
    throw new ConfigError(
      'LLM_BASE_URL contains a password or a query; it must be an address such as https://api.example.com/v1, and the key belongs in LLM_API_KEY.',
    );
  }
  return { url, apiKey, model };
}

/** @throws {ConfigError} when a demo at a public address would have the public password */
function requirePrivateDemo({ implicit, password }: NonNullable<Config['demo']>, publicUrl: string): void {
  if (isLoopback(new URL(publicUrl).hostname)) return;
  if (implicit) {
    throw new ConfigError(
      `PUBLIC_URL is "${publicUrl}", but the demo that runs while nothing is configured is for this machine only: configure Hostaway or DATABASE_URL, or set DEMO=true and DEMO_PASSWORD to show a demo to others.`,
    );
  }
  if (password === DEMO_PASSWORD) {
    throw new ConfigError(
      `DEMO_PASSWORD is not set, and everyone knows the default; a demo at "${publicUrl}" needs its own.`,
    );
  }
}

/** Null when it is not set. @throws {ConfigError} for more than an origin, because every page is at a fixed path */
function readPublicUrl(read: Reader): string | null {
  const value = read.url('PUBLIC_URL', ['http:', 'https:']);
  if (value === null) return null;
  const { username, password, origin, href } = new URL(value.replace(/\/+$/, ''));
  if (href === `${origin}/`) return origin;
  const shown = username || password ? 'an address with a password' : `"${value}"`;
  throw new ConfigError(
    `PUBLIC_URL is ${shown}; it must be an address without a path, such as https://reviews.example.com.`,
  );
}

function readMetricsPort(read: Reader, port: number): number | null {
  if (read.text('METRICS_PORT') === null) return null;
  const metricsPort = read.integer('METRICS_PORT', 0, 0, 65_535);
  if (metricsPort !== 0 && metricsPort === port) {
    throw new ConfigError(`METRICS_PORT is "${metricsPort}"; it must be another port than PORT.`);
  }
  return metricsPort;
}

function readFolder(value: string | null): string | null {
  return value === null ? null : path.resolve(value);
}

function readApiBase(value: string | null): string {
  const base = (value ?? '/api').replace(/\/+$/, '');
  const isPath = /^\/[\w./~-]*$/.test(base) && !base.startsWith('//');
  const isUrl = URL.canParse(base) && /^https?:$/.test(new URL(base).protocol);
  if (!isPath && !isUrl) {
    throw new ConfigError(`API_BASE is "${value}"; it must be a path such as /api or an http(s) address.`);
  }
  return base;
}

const NOT_SET = -1;

/** @throws {ConfigError} for an invalid one; those that are not set are absent */
function readSettings(read: Reader): FixedSettings {
  const timeZone = read.text('TIME_ZONE');
  const brandName = read.text('BRAND_NAME');
  const minutes = read.integer('SYNC_INTERVAL_MINUTES', NOT_SET, 1, MAX_SYNC_INTERVAL_MINUTES);
  const delay = read.integer('RESPONSE_DELAY_MINUTES', NOT_SET, 0, MAX_RESPONSE_DELAY_MINUTES);
  return {
    ...(timeZone !== null && { timeZone: readTimeZone(timeZone) }),
    ...(brandName !== null && { brandName: readBrandName(brandName) }),
    ...(minutes !== NOT_SET && { syncIntervalMinutes: minutes }),
    ...(delay !== NOT_SET && { responseDelayMinutes: delay }),
  };
}

function readBrandName(value: string): string {
  if (value.length <= MAX_BRAND_NAME && !/\p{Cc}/u.test(value)) return value;
  throw new ConfigError(
    `BRAND_NAME is ${JSON.stringify(value)}; it must be at most ${MAX_BRAND_NAME} characters in one line.`,
  );
}

function readTimeZone(value: string): string {
  const known = timeZoneNamed(value);
  if (known !== null) return known;
  throw new ConfigError(`TIME_ZONE is "${value}"; it must be an IANA name such as UTC or Europe/Lisbon.`);
}

/** Comma-separated addresses, subnets, or names of the usual private ranges. */
function readNetworks(read: Reader, setting: string, names: readonly string[] = []): string[] {
  const networks = (read.text(setting) ?? '').split(',').flatMap((part) => part.trim() || []);
  const wrong = networks.find((each) => !names.includes(each) && !isNetwork(each));
  if (wrong === undefined) return networks;
  const valid = ['addresses', 'subnets such as 10.0.0.0/8', names.join(', ')].filter(Boolean).join(', or ');
  throw new ConfigError(`${setting} has "${wrong}"; it must list ${valid}.`);
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const isIpv6 = isIP(address) === 6;
    list.addSubnet(address, Number(prefix ?? (isIpv6 ? 128 : 32)), isIpv6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
  return more.length === 0 && isIP(address) !== 0 && isPrefix && Number(prefix ?? 1) > 0;
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return (manifest as { version: string }).version;
}
