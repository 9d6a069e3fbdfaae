/** An address from an upstream if following it opens a web page, else null: `javascript:` and its kin never reach a link. */
export function webAddress(address: string | null): string | null {
  return address !== null && /^https?:\/\//i.test(address) ? address : null;
}
