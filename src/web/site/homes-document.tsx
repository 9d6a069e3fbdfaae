import type { SiteContext } from '#contract/listings/site.ts';
import { inLanguage, pages } from '#contract/paths.ts';
import type { HomesPage } from '#domain/listings/homes-view.ts';
import { homesQuery } from '#domain/listings/homes-view.ts';
import { factsOf } from '#web/property/property-header.tsx';
import { Stars } from '#web/property/stars.tsx';
import { renderDocument } from './document.tsx';
import { PagerLinks } from './pager.tsx';
import { Photo } from './photos.tsx';
import { type SiteTexts, textsIn, useSiteTexts } from './texts.tsx';

const SIZES = '(min-width: 72em) 20rem, (min-width: 48em) 45vw, 92vw';

/** The index of homes: photo, place, size and rating of each, the best by weighted rating first. */
export function homesDocument(site: SiteContext, page: HomesPage): string {
  const texts = textsIn(site.language);
  const { page: number = 1, ...filters } = page.view;
  const title = number > 1 ? texts.site.ofPage(texts.homes.title, number) : texts.homes.title;
  const isPlain = homesQuery(filters) === '';
  return renderDocument({
    site,
    title,
    ...(isPlain
      ? { path: pages.homes({ page: number }), description: texts.homes.description(site.brandName) }
      : { translated: pages.homes(page.view) }),
    children: (
      <div className="homes">
        <h1 className="property-name">{texts.homes.title}</h1>
        <p className="explanation-lead">{texts.homes.lead}</p>
        <Filter page={page} />
        <p role="status">{texts.homes.count(page.selected)}</p>
        <ul className="home-list">
          {page.homes.map((home) => (
            <li key={home.listing.id}>
              <Home home={home} />
            </li>
          ))}
        </ul>
        <PagerLinks
          label={texts.homes.pager}
          page={number}
          pages={page.pages}
          isIndexed={isPlain}
          address={(of) => addressOf(texts, { ...filters, page: of })}
        />
      </div>
    ),
  });
}

const addressOf = ({ language }: SiteTexts, view: HomesPage['view']) =>
  inLanguage(language, pages.homes(view));

function Filter({ page: { view, places, mostGuests } }: { page: HomesPage }) {
  const texts = useSiteTexts();
  const { homes } = texts;
  const guests = Array.from({ length: mostGuests }, (_, index) => index + 1);
  const isSet = homesQuery({ ...view, page: 1 }) !== '';
  return (
    <search>
      <form className="home-filter" method="get" action={addressOf(texts, {})}>
        <label className="quiet">
          {homes.place}
          <select name="place" defaultValue={view.place ?? ''}>
            <option value="">{homes.anyPlace}</option>
            {places.map((place) => (
              <option key={place}>{place}</option>
            ))}
          </select>
        </label>
        <label className="quiet">
          {homes.guests}
          <select name="guests" defaultValue={view.guests ?? ''}>
            <option value="">{homes.anyGuests}</option>
            {guests.map((count) => (
              <option key={count} value={count}>
                {homes.atLeast(count)}
              </option>
            ))}
          </select>
        </label>
        <label className="quiet">
          {homes.search}
          <input type="search" name="search" defaultValue={view.search} maxLength={100} />
        </label>
        <button className="button" type="submit">
          {homes.show}
        </button>
        {isSet && <a href={addressOf(texts, {})}>{homes.clear}</a>}
      </form>
    </search>
  );
}

function Home({ home: { listing, photo } }: { home: HomesPage['homes'][number] }) {
  const texts = useSiteTexts();
  const { id, name, location, averageRating, totalReviews } = listing;
  return (
    <article className="home">
      {photo ? (
        <Photo photo={photo} name={name} number={1} className="home-photo" sizes={SIZES} />
      ) : (
        <div className="home-photo" aria-hidden="true" />
      )}
      <h2 className="home-name">
        <a href={inLanguage(texts.language, pages.property(id))}>{name}</a>
      </h2>
      {location && <p className="quiet">{location}</p>}
      <p className="home-rating">
        {averageRating > 0 && <strong>{texts.format.average(averageRating)}</strong>}{' '}
        <Stars rating={averageRating} size="small" /> <span>{texts.property.basedOn(totalReviews)}</span>
      </p>
      <p className="quiet">{factsOf(listing, texts).join(' · ')}</p>
    </article>
  );
}
