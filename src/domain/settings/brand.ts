/** The company's logo as the public site shows it; the size is in pixels. */
export interface Logo {
  id: number;
  width: number;
  height: number;
}

/** Logos are drawn in vector programs; a file of this size is large enough for every screen. */
export const MAX_LOGO_BYTES = 1_000_000;
export const LOGO_FORMATS = ['png', 'jpeg', 'webp'] as const;

/** A logo re-encoded for the public site. */
export interface PreparedLogo extends Omit<Logo, 'id'> {
  bytes: Buffer;
}
