import type { PropertyPage } from '#contract/listings/site.ts';
import { NO_STARS, type PropertyView } from '#domain/listings/property-view.ts';
import { useSiteTexts } from './texts.tsx';
import { readingOf, viewAddress } from './view-links.ts';

/** The width of the SVG. Bars are SVG because the content security policy forbids inline styles. */
const FULL = 100;

/** The number of published reviews by stars, whether they are shown or not. Each row leads to those that are shown. */
export function StarCounts({ page }: { page: PropertyPage }) {
  const { property, site } = useSiteTexts();
  const { byStars, listing } = page;
  if (listing.totalReviews === 0) return null;
  const most = Math.max(...byStars);
  const unrated = listing.totalReviews - byStars.reduce((sum, count) => sum + count, 0);
  const rows = byStars
    .map((count, index) => ({ stars: index + 1, count }))
    .reverse()
    .map(({ stars, count }) => (
      <Row
        key={stars}
        page={page}
        stars={stars}
        name={property.wholeStars(stars)}
        label={String(stars)}
        count={count}
      >
        <svg className="star-bar" aria-hidden="true" viewBox={`0 0 ${FULL} 1`} preserveAspectRatio="none">
          <rect className="stars-off" width={FULL} height="1" />
          <rect className="stars-on" width={most === 0 ? 0 : Math.ceil((count / most) * FULL)} height="1" />
        </svg>
      </Row>
    ));
  return (
    <table className="star-counts quiet">
      <caption className="visually-hidden">{site.starCounts}</caption>
      <tbody>
        {rows}
        {unrated > 0 && (
          <Row
            page={page}
            stars={NO_STARS}
            name={property.noRating}
            label={property.noRating}
            count={unrated}
          />
        )}
      </tbody>
    </table>
  );
}

interface RowProps {
  page: PropertyPage;
  stars: NonNullable<PropertyView['stars']>;
  /** For screen readers. */
  name: string;
  label: string;
  count: number;
  children?: React.ReactNode;
}

function Row({ page, stars, name, label, count, children }: RowProps) {
  const texts = useSiteTexts();
  const address = viewAddress(texts, page, { ...readingOf(page.view), stars });
  const isLink = count > 0 && page.shown > 0 && !page.preview;
  return (
    <tr>
      <th scope="row" aria-label={name} colSpan={children ? 1 : 2}>
        {isLink ? (
          <a
            className="star-link"
            href={address}
            rel="nofollow"
            aria-label={name}
            aria-current={page.view.stars === stars || undefined}
          >
            {label}
          </a>
        ) : (
          label
        )}
      </th>
      {children && <td>{children}</td>}
      <td>{texts.format.number(count)}</td>
    </tr>
  );
}
