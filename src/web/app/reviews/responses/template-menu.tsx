import { pages } from '#contract/paths.ts';
import type { Template } from '#contract/responses/templates.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import {
  fillTemplate,
  firstName,
  languageOfValues,
  rankTemplates,
  topicOf,
} from '#domain/responses/template.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { templateCopy as copy } from './copy.ts';
import { TOPIC_WORDS } from './topic-words.ts';

export interface TemplateMenuProps {
  review: Review;
  /** @param text the filled template */
  onInsert: (text: string) => void;
}

/** The templates, those that fit the review first. A click inserts the filled text. */
export function TemplateMenu({ review, onInsert }: TemplateMenuProps) {
  const list = useRoute('GET /templates');
  const { config } = useAppContext();
  // A row of a list lacks what rules suggest.
  const present = useRoute('GET /reviews/hostaway/:id', { params: { id: review.id } });
  const { suggestedTemplateId } = present.data ?? review;
  const fill = (template: Template) => {
    const topic = topicOf(review);
    return fillTemplate(template.text, {
      guest_first_name: firstName(review.guestName),
      property: review.listingName,
      host: config.brandName,
      topic: topic && TOPIC_WORDS[languageOfValues(template, review)][topic],
    });
  };
  return (
    <details>
      <summary className="note">{copy.open}</summary>
      <Loaded query={list} copy={copy}>
        {({ templates }) =>
          templates.length === 0 ? (
            <p className="note">
              {copy.none} <PageLink href={pages.settingsSection('templates')}>{copy.manage}</PageLink>
            </p>
          ) : (
            <ul className="scroll divided">
              {rankTemplates(
                templates.map((template) => ({ ...template, filled: fill(template) })),
                review,
              )
                .toSorted(
                  (one, other) =>
                    Number(other.id === suggestedTemplateId) - Number(one.id === suggestedTemplateId),
                )
                .map(({ id, name, filled, isSuggested }) => (
                  <li key={id}>
                    <button
                      type="button"
                      className="pick"
                      onClick={({ currentTarget }) => {
                        currentTarget.closest('details')?.removeAttribute('open');
                        onInsert(filled);
                      }}
                    >
                      <span className="split">
                        {name}
                        {(isSuggested || id === suggestedTemplateId) && (
                          <span className="note">{id === suggestedTemplateId ? copy.ofRule : copy.fits}</span>
                        )}
                      </span>
                      <span className="note cut" dir="auto">
                        {filled}
                      </span>
                    </button>
                  </li>
                ))}
            </ul>
          )
        }
      </Loaded>
    </details>
  );
}
