/** Sent with every response. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/** Pages load only our own files and the pictures of Google's authors. */
const POLICY: Record<string, string> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: https://*.googleusercontent.com",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/** Browsers that have once reached us over https never use http again, for a year. Our subdomains may belong to others. */
const ONLY_HTTPS = { 'strict-transport-security': 'max-age=31536000' };

/** @param policy the content security policy of responses that do not set their own */
export function secureHeaders(policy: string, publicUrl: string): Record<string, string> {
  const isHttps = publicUrl.startsWith('https:');
  return { ...SECURITY_HEADERS, ...(isHttps && ONLY_HTTPS), 'content-security-policy': policy };
}

/** @param extra sources to add, by directive */
export function contentSecurityPolicy(extra: Record<string, string> = {}): string {
  const directives = [...new Set([...Object.keys(POLICY), ...Object.keys(extra)])];
  const sources = (directive: string) => [POLICY[directive], extra[directive]].filter(Boolean).join(' ');
  return policyText(Object.fromEntries(directives.map((directive) => [directive, sources(directive)])));
}

/** The headers of a page that our own pages and these sites can embed in a frame, cross-origin isolated ones included. */
export function framedBy(origins: readonly string[]): Record<string, string> {
  const policy = { ...POLICY, 'frame-ancestors': ["'self'", ...origins].join(' ') };
  return {
    'content-security-policy': policyText(policy),
    'cross-origin-resource-policy': 'cross-origin',
  };
}

function policyText(policy: Record<string, string>): string {
  return Object.entries(policy)
    .map((entry) => entry.join(' '))
    .join('; ');
}
