import { type ReactNode, useState } from 'react';
import type { PropertyStanding, Target } from '#contract/insights/targets.ts';
import type { ListingGroup } from '#contract/listings/listing-groups.ts';
import { pages } from '#contract/paths.ts';
import { shortDay } from '#domain/dates.ts';
import type { TargetState } from '#domain/insights/targets.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Chip, type ChipTone } from '#web/app/controls/chip.tsx';
import { DataTable } from '#web/app/controls/data-table.tsx';
import { ConfirmButton, DialogButton } from '#web/app/controls/dialog-button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { ChangeMark, FigureLink } from '#web/app/insights/figure-link.tsx';
import { distanceText, STATE_NAMES } from '#web/property/target-copy.ts';
import { targetsCopy as copy, formCopy } from './copy.ts';
import { TargetDialog } from './target-dialog.tsx';

/** How many properties are shown at first, and at most. */
const FIRST = 10;
const MOST = 200;
const TONES: Partial<Record<TargetState, ChipTone>> = {
  'at-risk': 'failed',
  'within-reach': 'waiting',
  met: 'public',
};

export interface TargetSectionProps {
  target: Target;
  search: { groupId: number | undefined; listingIds: number[] | undefined; state: TargetState | undefined };
  groups: readonly ListingGroup[];
  canChange: boolean;
}

/** One target: its goal, all properties together, and each. */
export function TargetSection({ target, search, groups, canChange }: TargetSectionProps) {
  const [isLong, setLong] = useState(false);
  const remove = useSend('DELETE /targets/:id', { refreshes: [['GET /targets']] });
  const query = { ...search, target: target.id, limit: MOST };
  const longer = useRoute('GET /targets', { query }, { enabled: isLong });
  const properties = (isLong && longer.data?.targets[0]?.properties) || target.properties.slice(0, FIRST);
  const name = copy.name(target);
  return (
    <Section
      title={name}
      mark={<Chip>{copy.goal(target, target.by && shortDay(target.by))}</Chip>}
      intro={copy.counts(target)}
      isBusy={isLong && longer.isPending}
      aside={
        canChange && (
          <div className="row no-print">
            <DialogButton
              size="small"
              aria-label={formCopy.editOf(name)}
              dialog={<TargetDialog target={target} groups={groups} />}
            >
              {formCopy.edit}
            </DialogButton>
            <ConfirmButton
              size="small"
              text={formCopy.remove}
              title={formCopy.removeOf(name)}
              aria-label={formCopy.removeOf(name)}
              confirm={formCopy.confirm}
              onConfirm={() => remove.mutate({ params: { id: Number(target.id) } })}
            >
              <p>{formCopy.confirmText}</p>
            </ConfirmButton>
          </div>
        )
      }
    >
      <Failure error={remove.error} text={formCopy.removeFailed} />
      {target.whole?.average.n === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <Standings isFiltered={search.state !== undefined} target={target} properties={properties} />
      )}
      {properties.length < Math.min(target.total, MOST) && (
        <Button className="no-print" onClick={() => setLong(true)}>
          {copy.more}
        </Button>
      )}
      <details className="note">
        <summary>{copy.help}</summary>
        {copy.rules(target, shortDay(target.period.from), shortDay(target.period.to)).map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </details>
    </Section>
  );
}

interface StandingsProps {
  target: Target;
  properties: readonly PropertyStanding[];
  isFiltered: boolean;
}

function Standings({ target, properties, isFiltered }: StandingsProps) {
  const { whole, by, period } = target;
  const { columns } = copy;
  if (properties.length === 0) return <p>{isFiltered ? copy.noneInState : copy.none}</p>;
  const isLater = by !== null && by > period.to;
  return (
    <>
      {by !== null && by < period.to && <p className="note">{copy.overdue(shortDay(by))}</p>}
      <DataTable
        hasCards
        caption={copy.name(target)}
        columns={[
          columns.name,
          columns.average,
          columns.change,
          columns.state,
          columns.distance,
          ...(isLater ? [columns.staying(shortDay(by))] : []),
        ]}
      >
        <tbody>
          {whole && (
            <Row target={target} standing={whole} name={<strong>{copy.whole}</strong>} isLater={isLater} />
          )}
          {properties.map((standing) => (
            <Row
              key={standing.listingId}
              target={target}
              standing={standing}
              name={<PageLink href={pages.reviews(standing.listingId)}>{standing.name}</PageLink>}
              isLater={isLater}
            />
          ))}
        </tbody>
      </DataTable>
    </>
  );
}

interface RowProps {
  target: Target;
  standing: NonNullable<Target['whole']>;
  name: ReactNode;
  isLater: boolean;
}

function Row({ target, standing, name, isLater }: RowProps) {
  const { average, state, staying } = standing;
  const { columns } = copy;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={columns.average}>
        <FigureLink figure={average} kind="stars" />
        {'\u00a0'}
        <span className="note">({average.n})</span>
      </td>
      <td data-label={columns.change}>
        <ChangeMark figure={average} kind="stars" better="up" />
      </td>
      <td data-label={columns.state}>
        <Chip tone={TONES[state]}>{STATE_NAMES[state]}</Chip>
      </td>
      <td className="line" data-label={columns.distance}>
        {distanceText({ ...standing, reviews: average.n }, target.unit)}
      </td>
      {isLater && (
        <td className="line" data-label={columns.staying(shortDay(target.by ?? ''))}>
          {staying && (
            <>
              {distanceText({ ...staying, reviews: staying.average.n }, target.unit)}
              <br />
              <FigureLink figure={staying.average} kind="count">
                {copy.staying(staying.average.n)}
              </FigureLink>
            </>
          )}
        </td>
      )}
    </tr>
  );
}
