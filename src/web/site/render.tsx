import type { SiteRenderer } from '#contract/site.ts';
import { explanationDocument } from './explanation-document.tsx';
import { googleFragment } from './google-fragment.tsx';
import { failedDocument, notFoundDocument } from './notice-document.tsx';
import { propertyDocument } from './property-document.tsx';

/** The public site as the server uses it. */
export const site: SiteRenderer = {
  property: propertyDocument,
  explanation: explanationDocument,
  propertyNotFound: notFoundDocument,
  propertyFailed: failedDocument,
  google: googleFragment,
};
