import type { ReactNode } from 'react';
import type { DryRun, RuleBody } from '#contract/rules/rules.ts';
import { normalizeTag } from '#domain/reviews/tag.ts';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { filterUrl } from '#web/app/reviews/filter-search.ts';
import { ReviewFacts } from '#web/app/reviews/review-chips.tsx';
import { usePeople } from '#web/app/reviews/use-people.ts';
import { ruleDialogCopy as copy } from './copy.ts';

export interface DryRunResultProps {
  run: DryRun;
  rule: RuleBody;
  children: ReactNode;
}

/** What a rule would have done: how many reviews, what with them, and the newest of them. */
export function DryRunResult({ run, rule, children }: DryRunResultProps) {
  const { nameOf } = usePeople();
  const { matching, unassigned, untagged, unanswered, sample, filter } = run;
  const { assignee = null, notify = [], tag = null, templateId = null } = rule;
  const effects = [
    assignee !== null && copy.wouldAssign(unassigned, nameOf(assignee)),
    notify.length > 0 && copy.wouldNotify(notify.map(nameOf), matching),
    tag !== null && copy.wouldTag(untagged, normalizeTag(tag)),
    templateId !== null && copy.wouldSuggest(unanswered),
  ].filter((each) => each !== false);
  return (
    <section className="card" aria-label={copy.result}>
      <h3>{copy.result}</h3>
      <p role="status">{copy.matching(matching)}</p>
      {matching > 0 && (
        <>
          <ul>
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
          <p>
            <PageLink href={filterUrl(filter)} target="_blank">
              {copy.rows}
            </PageLink>
          </p>
          <h4>{copy.sample}</h4>
          <ul className="entries">
            {sample.map((review) => (
              <li key={review.id}>
                <div>
                  <p className="row">
                    <bdi className="entry-name">{review.guestName}</bdi>
                    <span className="note">{review.listingName}</span>
                  </p>
                  <p className="row quiet">
                    <ReviewFacts review={review} size="small" />
                  </p>
                  <p className="note" dir="auto">
                    {review.reviewText.slice(0, 200)}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {run.isNearlyByStars && (
        <p className="notice" data-tone="waiting" role="alert">
          {copy.nearlyByStars}
        </p>
      )}
      <p className="note">{copy.forNew}</p>
      {children}
    </section>
  );
}
