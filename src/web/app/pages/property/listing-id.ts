/** The listing that an address names, or null when no listing can have that id. */
export function listingIdOf(text: string): number | null {
  const id = Number(text);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(id) ? id : null;
}
