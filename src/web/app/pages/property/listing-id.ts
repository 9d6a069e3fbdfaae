/** The listing id in an address, or null if it is not a valid id. */
export function listingIdOf(text: string): number | null {
  const id = Number(text);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(id) ? id : null;
}
