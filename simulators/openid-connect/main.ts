import { startOpenIdProvider } from './provider.ts';

/** `DEV_SSO=true npm run dev` runs this: a provider on which any of these people signs in with any password. */
const PEOPLE = Object.fromEntries(
  ['admin', 'manager', 'responder', 'viewer', 'nobody'].map((name) => [
    name,
    // The group of the demo, for OIDC_GROUP_CLAIM=groups.
    { name: `Dev ${name}`, preferred_username: `sso-${name}`, roles: [name], groups: ['Lisbon and Porto'] },
  ]),
);
const [, , port = '3900', productUrl = 'http://localhost:3000'] = process.argv;
const { issuer } = await startOpenIdProvider({ port: Number(port), productUrl, people: PEOPLE });
console.error(`Single sign-on at ${issuer}: sign in as ${Object.keys(PEOPLE).join(', ')} with any password.`);
