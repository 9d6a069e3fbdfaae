import type { SiteRenderer } from '#contract/listings/site.ts';
import { brandStyle } from './brand-style.ts';
import { embedDocument, embedNotice } from './embed-document.tsx';
import { explanationDocument } from './explanation-document.tsx';
import { propertyFeed } from './feed.ts';
import { googleFragment } from './google-part.tsx';
import { homesDocument } from './homes-document.tsx';
import {
  failedDocument,
  homesNotFoundDocument,
  notFoundDocument,
  propertyFailedDocument,
  viewNotFoundDocument,
} from './notice-document.tsx';
import { propertyDocument } from './property-document.tsx';
import { reportDocument, reportInvalidDocument, reportNotFoundDocument } from './report-document.tsx';

/** The renderers of the public site. */
export const site: SiteRenderer = {
  property: propertyDocument,
  feed: propertyFeed,
  brandStyle,
  embed: embedDocument,
  embedNotice,
  homes: homesDocument,
  homesNotFound: homesNotFoundDocument,
  failed: failedDocument,
  explanation: explanationDocument,
  propertyNotFound: notFoundDocument,
  viewNotFound: viewNotFoundDocument,
  propertyFailed: propertyFailedDocument,
  google: googleFragment,
  report: reportDocument,
  reportNotFound: reportNotFoundDocument,
  reportInvalid: reportInvalidDocument,
};
