import { routePath } from '#contract/route-path.ts';
import type { ClaimMapping } from '#domain/accounts/single-sign-on.ts';
import { connectProvider, type Provider, type ProviderOptions } from './provider.ts';

/** Sign-in at an OpenID Connect provider. */
export interface SingleSignOn {
  provider: Provider;
  mapping: ClaimMapping;
  /** The name on the button: "Continue with …". */
  label: string;
  /** Whether passwords and passkeys are refused, except for emergency accounts. */
  only: boolean;
}

type SsoOptions = Omit<ProviderOptions, 'redirectUri'> & ClaimMapping & Pick<SingleSignOn, 'label' | 'only'>;

/** @param addresses where people reach the product, whose callback the provider must know */
export function connectSso(
  { publicUrl, apiBase }: { publicUrl: string; apiBase: string },
  { label, only, roleClaim, roles, defaultRole, groupClaim, ...provider }: SsoOptions,
): SingleSignOn {
  const base = URL.canParse(apiBase) ? apiBase : `${publicUrl}${apiBase}`;
  return {
    provider: connectProvider({ ...provider, redirectUri: `${base}${routePath('GET /sso/callback')}` }),
    mapping: { roleClaim, roles, defaultRole, groupClaim },
    label,
    only,
  };
}
