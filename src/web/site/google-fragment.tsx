import { renderToStaticMarkup } from 'react-dom/server';
import type { GoogleSection, SiteContext } from '#contract/site.ts';
import { GoogleReviewList } from '#web/property/google-review-list.tsx';

/** The inside of the Google section, for the script to put where the spinner was. */
export function googleFragment(site: SiteContext, section: GoogleSection): string {
  if (section.kind === 'failed') {
    return renderToStaticMarkup(
      <p className="google-failed" role="alert">
        {section.message}
      </p>,
    );
  }
  return renderToStaticMarkup(
    <GoogleReviewList
      google={section}
      formatTime={(time) => new Date(time).toLocaleString('en-US', { timeZone: site.timeZone })}
    />,
  );
}
