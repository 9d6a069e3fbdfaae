import type { SiteContext } from '#contract/listings/site.ts';
import { pages } from '#contract/paths.ts';
import { renderDocument } from './document.tsx';
import { googleRules } from './explanation-copy.ts';
import { textsIn } from './texts.tsx';

/** The page that explains which reviews are shown; the same for every property. */
export function explanationDocument(site: SiteContext): string {
  const { explanation: copy } = textsIn(site.language);
  return renderDocument({
    site,
    title: copy.title,
    description: copy.description,
    path: pages.explanation(),
    children: (
      <article className="explanation">
        <h1 className="property-name">{copy.title}</h1>
        <p className="explanation-lead">{copy.lead}</p>
        {copy.parts(site.brandName).map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <section>
          <h2>{copy.googleHeading}</h2>
          <p>{copy.google}</p>
          <p>
            {copy.googleTerms} <a href={googleRules.terms}>{copy.terms}</a>,{' '}
            <a href={googleRules.privacy}>{copy.privacy}</a>.
          </p>
        </section>
      </article>
    ),
  });
}
