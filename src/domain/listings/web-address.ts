/** Longer ones are not links that people share. */
export const MAX_ADDRESS_LENGTH = 2_000;

/** An https address as browsers write it; null for any other text, and for one with a password. */
export function secureAddress(text: string): string | null {
  const typed = text.trim();
  if (typed.length > MAX_ADDRESS_LENGTH || !URL.canParse(typed)) return null;
  const { protocol, username, password, hostname, href } = new URL(typed);
  const isPlain = username === '' && password === '' && hostname.includes('.');
  return protocol === 'https:' && isPlain ? href : null;
}
