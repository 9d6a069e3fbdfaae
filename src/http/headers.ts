import { randomBytes } from 'node:crypto';

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
  return Object.entries(POLICY)
    .map(([directive, sources]) => [directive, sources, extra[directive]].filter(Boolean).join(' '))
    .join('; ');
}

/** Names the style elements that this one answer allows. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}
