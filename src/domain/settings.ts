/** What managers set for the whole product. */
export interface Settings {
  /** The origins of sites that may show our reviews in a frame. */
  embedOrigins: string[];
  /** Whether average and count are told to search engines as structured data. */
  ratingsInMarkup: boolean;
}

/** Nobody may frame our pages, and search engines get facts alone, until somebody says otherwise. */
export const FIRST_SETTINGS: Settings = { embedOrigins: [], ratingsInMarkup: false };
