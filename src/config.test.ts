import { BlockList } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const SECRET = 'thirty-two characters, or more of them';
const DATABASE = { DATABASE_URL: 'postgres://reviews:hidden@db.example/reviews', SESSION_SECRET: SECRET };
const HOSTAWAY = { HOSTAWAY_ACCOUNT_ID: '12345', HOSTAWAY_API_KEY: 'hidden' };
const GOOGLE = { GOOGLE_PLACE_ID: 'ChIJ_x-1', GOOGLE_PLACES_API_KEY: 'hidden' };

function problem(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'fine';
}

test('an empty environment is the demo on loopback', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    apiBase: '/api',
    dataDir: expect.stringMatching(/[\\/]data$/),
    postgresBin: null,
    databaseUrl: null,
    databaseDirectUrl: null,
    databaseOwnerUrl: null,
    databaseReplicaUrl: null,
    sessionSecret: null,
    passwordCost: { N: 2 ** 14, r: 8, p: 5 },
    demo: { password: 'flex-demo', implicit: true },
    hostaway: null,
    sourceUrls: {
      hostaway: 'https://api.hostaway.com/v1',
      hospitable: 'https://public.api.hospitable.com/v2',
      guesty: 'https://open-api.guesty.com',
      'google-business': 'https://mybusiness.googleapis.com',
    },
    google: null,
    googleLegacy: false,
    googleDailyLimit: 1000,
    languageModel: null,
    modelDailyLimit: 500,
    sso: null,
    smtp: null,
    settings: {},
    dailyBackups: 14,
    logLevel: 'info',
    metricsPort: null,
    trustedProxies: [],
    webhookPrivateNetworks: expect.any(BlockList),
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});

test('every variable is read', () => {
  const config = readConfig({
    ...DATABASE,
    ...HOSTAWAY,
    ...GOOGLE,
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'HTTPS://Reviews.example:443/',
    API_BASE: 'https://api.reviews.example/api/',
    DATA_DIR: '/srv/reviews',
    POSTGRES_BIN: '/usr/lib/postgresql/18/bin',
    DATABASE_DIRECT_URL: 'postgresql://server/reviews',
    DATABASE_OWNER_URL: 'postgresql://owner@server/reviews',
    DATABASE_REPLICA_URL: 'postgresql://replica/reviews',
    DEMO: 'true',
    DEMO_PASSWORD: 'another',
    HOSTAWAY_API_URL: 'https://hostaway.example/v1',
    GOOGLE_PLACES_API_URL: 'http://127.0.0.1:4000/v1',
    GOOGLE_PLACES_LEGACY: 'true',
    GOOGLE_PLACES_LEGACY_URL: 'http://127.0.0.1:4000/maps/api',
    GOOGLE_DAILY_LIMIT: '0',
    LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
    LLM_API_KEY: 'hidden',
    LLM_MODEL: 'small:3b',
    LLM_DAILY_LIMIT: '7',
    SYNC_INTERVAL_MINUTES: '60',
    RESPONSE_DELAY_MINUTES: '0',
    TIME_ZONE: 'Europe/Lisbon',
    BRAND_NAME: 'Other Homes',
    LOG_LEVEL: 'debug',
    METRICS_PORT: '9464',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1',
  });
  expect(config).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    publicUrl: 'https://reviews.example',
    apiBase: 'https://api.reviews.example/api',
    dataDir: '/srv/reviews',
    postgresBin: '/usr/lib/postgresql/18/bin',
    databaseUrl: DATABASE.DATABASE_URL,
    databaseDirectUrl: 'postgresql://server/reviews',
    databaseOwnerUrl: 'postgresql://owner@server/reviews',
    databaseReplicaUrl: 'postgresql://replica/reviews',
    sessionSecret: SECRET,
    demo: { password: 'another', implicit: false },
    hostaway: { url: 'https://hostaway.example/v1', accountId: '12345', apiKey: 'hidden' },
    google: {
      url: 'http://127.0.0.1:4000/v1',
      legacyUrl: 'http://127.0.0.1:4000/maps/api',
      placeId: 'ChIJ_x-1',
      apiKey: 'hidden',
    },
    googleLegacy: true,
    googleDailyLimit: 0,
    languageModel: { url: 'http://127.0.0.1:11434/v1', apiKey: 'hidden', model: 'small:3b' },
    modelDailyLimit: 7,
    settings: {
      timeZone: 'Europe/Lisbon',
      brandName: 'Other Homes',
      syncIntervalMinutes: 60,
      responseDelayMinutes: 0,
    },
    logLevel: 'debug',
    metricsPort: 9464,
    trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
  });
});

test('an empty or blank variable counts as not set', () => {
  const blank = Object.fromEntries(
    [
      'PORT',
      'HOST',
      'PUBLIC_URL',
      'DATABASE_URL',
      'DEMO',
      'HOSTAWAY_API_KEY',
      'TIME_ZONE',
      'LOG_LEVEL',
    ].flatMap((name) => [[name, ' ']]),
  );
  expect(readConfig(blank)).toEqual(readConfig({}));
});

describe('the demo', () => {
  test.each([
    [{}, true],
    [HOSTAWAY, false],
    [DATABASE, false],
    [GOOGLE, true],
    [{ DEMO: 'false' }, false],
    [{ DEMO: 'true', ...HOSTAWAY }, true],
    [{ DEMO: 'true', ...DATABASE }, true],
    [{ DEMO: 'false', ...DATABASE }, false],
  ])('with %j is on: %s', (environment, isOn) => {
    expect(readConfig(environment).demo !== null).toBe(isOn);
  });

  test('listens on loopback only, unless DEMO is set', () => {
    for (const host of ['0.0.0.0', '::', '192.168.1.10', 'reviews.example', '127.0.0.1.example']) {
      expect(problem({ HOST: host })).toContain(`HOST is "${host}"`);
      expect(problem({ HOST: host, DEMO: 'true' })).toBe('fine');
      expect(problem({ HOST: host, DEMO: 'false' })).toBe('fine');
    }
    for (const host of ['127.0.0.1', '127.8.9.10', 'localhost', '::1']) {
      expect(problem({ HOST: host })).toBe('fine');
    }
  });
});

describe('a demo at a public address', () => {
  const PUBLIC = { PUBLIC_URL: 'https://reviews.example' };

  test('needs DEMO=true and a password of its own', () => {
    expect(problem(PUBLIC)).toMatch(/^PUBLIC_URL is "https:\/\/reviews\.example", but the demo .*DEMO=true/);
    expect(problem({ ...PUBLIC, DEMO: 'true' })).toMatch(/^DEMO_PASSWORD is not set/);
    expect(problem({ ...PUBLIC, DEMO: 'true', DEMO_PASSWORD: 'flex-demo' })).toMatch(/^DEMO_PASSWORD/);
    expect(problem({ ...PUBLIC, DEMO: 'true', DEMO_PASSWORD: 'its own' })).toBe('fine');
  });

  test.each([HOSTAWAY, DATABASE, { DEMO: 'false' }])('is not meant by %j', (environment) => {
    expect(problem({ ...PUBLIC, ...environment })).toBe('fine');
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080'])('is not %s', (publicUrl) => {
    expect(problem({ PUBLIC_URL: publicUrl })).toBe('fine');
  });
});

describe('a wrong value', () => {
  test.each([
    ['PORT', ['abc', '-1', '65536', '3000.5', '0x1F', '1e3', '９']],
    ['METRICS_PORT', ['abc', '-1', '65536', '3000']],
    ['SYNC_INTERVAL_MINUTES', ['0', '10081', 'often', '1.5']],
    ['RESPONSE_DELAY_MINUTES', ['-1', '1441', 'soon', '1.5']],
    ['PUBLIC_URL', ['reviews.example', 'ftp://x', 'http:', 'http:x', '//x', 'javascript:alert(1)']],
    [
      'PUBLIC_URL',
      ['http://localhost/sub', 'http://localhost/?a=b', 'http://localhost?', 'http://localhost/#'],
    ],
    ['BRAND_NAME', ['x'.repeat(61)]],
    ['API_BASE', ['api', '//evil.example', 'ftp://x', '/a b', '/api?x', 'javascript:alert(1)']],
    ['HOSTAWAY_API_URL', ['api.hostaway.com/v1', 'ws://x', 'https:']],
    ['GUESTY_API_URL', ['open-api.guesty.com', 'ws://x', 'https:']],
    ['GOOGLE_PLACES_API_URL', ['x', 'file:///etc/passwd']],
    ['GOOGLE_PLACES_LEGACY_URL', ['maps.googleapis.com/maps/api', 'ftp://x']],
    ['GOOGLE_PLACES_LEGACY', ['yes', '1', 'TRUE']],
    ['LLM_DAILY_LIMIT', ['-1', 'many', '1000001']],
    ['GOOGLE_DAILY_LIMIT', ['-1', 'many', '1000001', '1.5']],
    ['DEMO', ['yes', '1', 'TRUE', 'on']],
    ['TIME_ZONE', ['Mars/Olympus', 'Lisbon', "UTC'; drop table"]],
    ['LOG_LEVEL', ['verbose', 'INFO', '3']],
  ])('of %s stops the start with one line that shows it and a valid value', (name, values) => {
    for (const value of values) {
      const said = problem({ [name]: value });
      expect(said).toMatch(new RegExp(`^${name} is "`));
      expect(said).toContain(`"${value}"; it must`);
      expect(said).not.toContain('\n');
      expect(said).not.toMatch(/, \./);
    }
  });

  test.each(['DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL', 'DATABASE_REPLICA_URL'])(
    'is %s without DATABASE_URL',
    (name) => {
      expect(problem({ [name]: 'postgres://db/x' })).toBe(
        `${name} is set, but DATABASE_URL is not: set both, or neither.`,
      );
    },
  );

  test('of a secret is never shown', () => {
    const values: Record<string, string>[] = [
      { DATABASE_URL: 'mysql://u:hidden@db/x', SESSION_SECRET: SECRET },
      { DATABASE_URL: 'postgres:u:hidden@db', SESSION_SECRET: SECRET },
      { DATABASE_REPLICA_URL: 'http://u:hidden@db/x' },
      { SESSION_SECRET: 'hidden' },
      { DEMO_PASSWORD: 'hidden'.repeat(50) },
      { PUBLIC_URL: 'http://u:hidden@localhost' },
    ];
    for (const environment of values) {
      const said = problem(environment);
      expect(said).toMatch(new RegExp(`^${Object.keys(environment)[0]} `));
      expect(said).not.toContain('hidden');
    }
  });

  test.each([
    ['HOSTAWAY_API_KEY', { HOSTAWAY_ACCOUNT_ID: '1' }, 'HOSTAWAY_ACCOUNT_ID'],
    ['HOSTAWAY_ACCOUNT_ID', { HOSTAWAY_API_KEY: 'hidden' }, 'HOSTAWAY_API_KEY'],
    ['GOOGLE_PLACES_API_KEY', { GOOGLE_PLACE_ID: 'x' }, 'GOOGLE_PLACE_ID'],
    ['GOOGLE_PLACE_ID', { GOOGLE_PLACES_API_KEY: 'hidden' }, 'GOOGLE_PLACES_API_KEY'],
  ])('is half of a pair: %s is missing', (missing, environment, present) => {
    expect(problem(environment)).toBe(`${missing} is not set, but ${present} is: set both, or neither.`);
  });

  test('is DATABASE_URL without SESSION_SECRET', () => {
    expect(problem({ DATABASE_URL: DATABASE.DATABASE_URL })).toMatch(/^SESSION_SECRET is not set/);
  });

  test('is a place id that no call could contain', () => {
    for (const placeId of ['a b', 'x/../y', 'x'.repeat(256)]) {
      expect(problem({ ...GOOGLE, GOOGLE_PLACE_ID: placeId })).toContain(`GOOGLE_PLACE_ID is "${placeId}"`);
    }
  });

  test('is reported when one of several trusted proxies is invalid', () => {
    for (const wrong of [
      'everybody',
      'true',
      '10.0.0.0/33',
      '10.0.0.0/0',
      '::1/129',
      '10.0.0',
      '10.0.0.0/8/8',
      '1',
    ]) {
      expect(problem({ TRUST_PROXY: `loopback,${wrong}` })).toContain(`TRUST_PROXY has "${wrong}"`);
    }
  });

  test('of any kind is reported in one line that names a variable', () => {
    const names = [
      'PORT',
      'PUBLIC_URL',
      'API_BASE',
      'DATABASE_URL',
      'DEMO',
      'TIME_ZONE',
      'TRUST_PROXY',
      'HOST',
    ];
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.ipV4(), fc.ipV6());
    fc.assert(
      fc.property(fc.constantFrom(...names), value, (name, text) => {
        const said = problem({ [name]: text });
        expect(said === 'fine' || said.startsWith(`${name} `) || said.startsWith('SESSION_SECRET ')).toBe(
          true,
        );
      }),
    );
  });
});

test('a brand name has one line', () => {
  expect(problem({ BRAND_NAME: 'Flex\nLiving' })).toBe(
    'BRAND_NAME is "Flex\\nLiving"; it must be at most 60 characters in one line.',
  );
});

test('webhooks may go to this machine in a demo that only this machine reaches', () => {
  const mayCall = (environment: Record<string, string>) =>
    readConfig(environment).webhookPrivateNetworks.check('127.0.0.1');
  expect(mayCall({})).toBe(true);
  for (const environment of [{ DEMO: 'true' }, { DEMO: 'false' }, HOSTAWAY]) {
    expect(mayCall(environment)).toBe(false);
  }
  expect(mayCall({ ...HOSTAWAY, WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1' })).toBe(true);
});

test('daily backups are on by default only for the embedded PostgreSQL', () => {
  expect(readConfig({}).dailyBackups).toBe(14);
  expect(readConfig(DATABASE).dailyBackups).toBe(0);
  expect(readConfig({ ...DATABASE, DAILY_BACKUPS: '3' }).dailyBackups).toBe(3);
  expect(readConfig({ DAILY_BACKUPS: '0' }).dailyBackups).toBe(0);
});

describe('single sign-on', () => {
  const OIDC = {
    OIDC_ISSUER: 'https://login.example/realms/x',
    OIDC_CLIENT_ID: 'reviews',
    OIDC_CLIENT_SECRET: 'hidden',
  };

  test('is read with its mapping of roles', () => {
    expect(readConfig(OIDC).sso).toEqual({
      issuer: 'https://login.example/realms/x',
      clientId: 'reviews',
      clientSecret: 'hidden',
      label: 'single sign-on',
      scopes: 'openid profile email',
      only: false,
      roleClaim: 'roles',
      roles: new Map(),
      defaultRole: null,
      groupClaim: null,
    });
    const OIDC_ROLES = 'cn=Admins=admin, Everyone = viewer,';
    expect(readConfig({ ...OIDC, OIDC_ROLES, OIDC_DEFAULT_ROLE: 'viewer' }).sso).toMatchObject({
      roles: new Map([
        ['cn=Admins', 'admin'],
        ['Everyone', 'viewer'],
      ]),
      defaultRole: 'viewer',
    });
  });

  test.each([
    [{ OIDC_ISSUER: '' }, 'OIDC_ISSUER is not set, but OIDC_CLIENT_ID is: set all of'],
    [{ OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET is not set, but OIDC_ISSUER is: set all of'],
    [
      { OIDC_ISSUER: 'http://login.example' },
      'OIDC_ISSUER is "http://login.example"; it must start with https://',
    ],
    [{ OIDC_ROLES: 'Everyone' }, 'OIDC_ROLES has "Everyone"; it must list VALUE=ROLE'],
    [{ OIDC_ROLES: 'Everyone=owner' }, 'OIDC_ROLES has "Everyone=owner"'],
    [{ OIDC_DEFAULT_ROLE: 'owner' }, 'OIDC_DEFAULT_ROLE is "owner"'],
    [{ OIDC_ONLY: 'yes' }, 'OIDC_ONLY is "yes"'],
  ])('is refused with %j', (change, message) => {
    expect(problem({ ...OIDC, ...change })).toContain(message);
  });

  test('has no options without a provider', () => {
    expect(problem({ OIDC_ONLY: 'true' })).toBe(
      'OIDC_ONLY is set, but OIDC_ISSUER is not: set both, or neither.',
    );
  });
});

describe('a language model', () => {
  const LLM = {
    LLM_BASE_URL: 'https://models.example/v1',
    LLM_API_KEY: 'the-secret-key',
    LLM_MODEL: 'writer',
  };

  test.each([
    [{ LLM_BASE_URL: '' }, 'LLM_BASE_URL is not set, but LLM_API_KEY is: set all of'],
    [{ LLM_MODEL: ' ' }, 'LLM_MODEL is not set, but LLM_BASE_URL is: set all of'],
    [
      { LLM_BASE_URL: 'models.example' },
      'LLM_BASE_URL is not a valid address; it must start with http:// or https://',
    ],
    [
      { LLM_BASE_URL: 'https://me:the-secret-key@models.example' },
      'LLM_BASE_URL contains a password or a query',
    ],
    [
      { LLM_BASE_URL: 'https://models.example/v1?key=the-secret-key' },
      'LLM_BASE_URL contains a password or a query',
    ],
  ])('is refused with %j', (change, message) => {
    expect(problem({ ...LLM, ...change })).toContain(message);
    expect(problem({ ...LLM, ...change })).not.toContain('the-secret-key');
  });
});
