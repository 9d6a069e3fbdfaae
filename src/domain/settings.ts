/** The settings of the whole product. */
export interface Settings {
  /** The origins of sites that can embed our reviews. */
  embedOrigins: string[];
  /** Whether property pages contain average and count as structured data for search engines. */
  ratingsInMarkup: boolean;
  /** Whether people who sign in with a password need a second factor. */
  requireSecondFactor: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  embedOrigins: [],
  ratingsInMarkup: false,
  requireSecondFactor: false,
};
