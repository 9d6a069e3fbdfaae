/** A URL parameter as a whole number from 1 to `max`; undefined if it is anything else. */
export function wholeNumber(raw: unknown, max: number): number | undefined {
  const text = String(raw);
  const value = Number(text);
  return /^\d+$/.test(text) && value >= 1 && value <= max ? value : undefined;
}

/** The one of these values that a URL parameter names; undefined if it names none. */
export function oneOf<Value extends string | number>(
  values: readonly Value[],
  raw: unknown,
): Value | undefined {
  return values.find((value) => String(value) === String(raw));
}
