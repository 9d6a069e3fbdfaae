import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type JWK } from 'oidc-provider';

/** What the provider says of a person, besides their subject: `name`, `roles`, `groups`. */
export type PersonClaims = Record<string, unknown>;

export interface OpenIdProviderOptions {
  port?: number;
  /** Where the product runs, without a trailing slash. */
  productUrl: string;
  /** By subject, which is also what one types to sign in. Any password is accepted. */
  people: Record<string, PersonClaims>;
}

/** A real OpenID Connect provider (`oidc-provider`) for development and tests. */
export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** May be changed while it runs. */
  people: Record<string, PersonClaims>;
  /** Changes the claims of ID tokens before they are signed; null sends them as they are. */
  alter: ((claims: PersonClaims) => PersonClaims) | null;
  /** Signs ID tokens with a key that it does not publish. */
  hasForeignKey: boolean;
  close(): Promise<void>;
}

const KEY_ID = 'simulator';
const CLIENT = { id: 'reviews', secret: 'a secret that only the simulator knows' };
const RSA_BITS = 2048;

export async function startOpenIdProvider({
  port = 0,
  productUrl,
  people,
}: OpenIdProviderOptions): Promise<OpenIdProvider> {
  const listener = createServer();
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const jwk = newKey();
  const own = createPrivateKey({ key: jwk, format: 'jwk' });
  const foreign = createPrivateKey({ key: newKey(), format: 'jwk' });

  const simulator: OpenIdProvider = {
    issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    people,
    alter: null,
    hasForeignKey: false,
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        listener.closeAllConnections();
      }),
  };

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${productUrl}/api/sso/callback`],
        post_logout_redirect_uris: [`${productUrl}/login`],
      },
    ],
    jwks: { keys: [jwk as JWK] },
    cookies: { keys: ['of the simulator'] },
    claims: {
      openid: ['sub'],
      profile: ['name', 'preferred_username', 'roles', 'groups'],
      email: ['email'],
    },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => ({ ...simulator.people[subject], sub: subject }),
    }),
    // The product may have the name of each person without asking them.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
  });
  provider.use(async (context, next) => {
    await next();
    if (context.path !== '/token' || !(simulator.alter || simulator.hasForeignKey)) return;
    const body = context.body as { id_token?: string };
    if (!body?.id_token) return;
    const [, payload = ''] = body.id_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as PersonClaims;
    const altered = simulator.alter?.(claims) ?? claims;
    context.body = { ...body, id_token: signed(altered, simulator.hasForeignKey ? foreign : own) };
  });
  listener.on('request', provider.callback());
  return simulator;
}

function newKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: RSA_BITS });
  return { ...privateKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' };
}

function signed(claims: PersonClaims, key: KeyObject): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${encode({ alg: 'RS256', kid: KEY_ID })}.${encode(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}
