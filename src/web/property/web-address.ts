/** An upstream's URL if it is http or https, else null: `javascript:` and other schemes never become a link. */
export function webAddress(address: string | null): string | null {
  return address !== null && /^https?:\/\//i.test(address) ? address : null;
}
