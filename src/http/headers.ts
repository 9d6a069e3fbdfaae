/** Sent with every answer. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/** What a page may load: our own files, and the pictures of Google's authors. */
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

/** @param policy the content security policy of answers that do not set their own */
export function secureHeaders(policy: string): Record<string, string> {
  return { ...ALWAYS, 'content-security-policy': policy };
}

/** @param extra sources to add, by directive */
export function contentSecurityPolicy(extra: Record<string, string> = {}): string {
  const directives = [...new Set([...Object.keys(POLICY), ...Object.keys(extra)])];
  const sources = (directive: string) => [POLICY[directive], extra[directive]].filter(Boolean).join(' ');
  return asText(Object.fromEntries(directives.map((directive) => [directive, sources(directive)])));
}

/**
 * The headers of a page that may stand in a frame of our own pages and of these sites'. A site that isolates itself
 * from others takes such a page in as well.
 */
export function framedBy(origins: readonly string[]): Record<string, string> {
  const policy = { ...POLICY, 'frame-ancestors': ["'self'", ...origins].join(' ') };
  return {
    'content-security-policy': asText(policy),
    'cross-origin-resource-policy': 'cross-origin',
  };
}

function asText(policy: Record<string, string>): string {
  return Object.entries(policy)
    .map((entry) => entry.join(' '))
    .join('; ');
}
