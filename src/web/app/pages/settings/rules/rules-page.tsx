import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { RULE_PROBLEMS } from '#contract/errors/operation-errors.ts';
import type { Rule } from '#contract/rules/rules.ts';
import { relativeTime } from '#domain/dates.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { Button, ButtonLink } from '#web/app/controls/button.tsx';
import { Chip } from '#web/app/controls/chip.tsx';
import { DialogButton } from '#web/app/controls/dialog-button.tsx';
import { Entry, LoadedEntries } from '#web/app/controls/entries.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { filterTexts, filterUrl } from '#web/app/reviews/filter-search.ts';
import { usePeople } from '#web/app/reviews/use-people.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import { rulesCopy as copy } from './copy.ts';
import { RuleDialog } from './rule-dialog.tsx';

const LIST = ['GET /rules'];

/** What is done with new and changed reviews. Managers see the rules; admins change them. */
export function RulesPage() {
  const list = useRoute('GET /rules');
  const canManage = useCan('rules:manage');
  const { history } = useRouter();
  // A view from which a rule is to be made.
  const [viewId] = useState(() => new URLSearchParams(history.location.search).get('view'));
  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <section className="card" aria-label={copy.list}>
        {canManage && (
          <p>
            <DialogButton
              look="primary"
              isOpenAtFirst={viewId !== null}
              dialog={<RuleDialog rule={null} viewId={viewId} />}
            >
              {copy.add}
            </DialogButton>
          </p>
        )}
        <LoadedEntries query={list} copy={copy}>
          {({ rules }) =>
            rules.map((rule) => (
              <RuleEntry key={rule.id} rule={rule} now={new Date(list.dataUpdatedAt)} canManage={canManage} />
            ))
          }
        </LoadedEntries>
      </section>
    </SettingsLayout>
  );
}

interface RuleEntryProps {
  rule: Rule;
  now: Date;
  canManage: boolean;
}

function RuleEntry({ rule, now, canManage }: RuleEntryProps) {
  const { nameOf } = usePeople();
  const { data } = useRoute('GET /templates', {}, { enabled: rule.templateId !== null });
  const change = useSend('PATCH /rules/:id', { refreshes: [LIST] });
  const { name, isEnabled, pausedReason, filter, assignee, notify, tag, templateId, matches, lastMatchAt } =
    rule;
  const template = data?.templates.find(({ id }) => id === templateId)?.name ?? copy.unknownTemplate;
  return (
    <Entry
      name={name}
      isEnded={!isEnabled}
      chips={
        pausedReason ? (
          <Chip tone="failed">{copy.paused(RULE_PROBLEMS[pausedReason])}</Chip>
        ) : isEnabled ? (
          <Chip tone="public">{copy.on}</Chip>
        ) : (
          <Chip>{copy.off}</Chip>
        )
      }
      facts={[
        ...filterTexts(filter),
        assignee !== null && copy.assign(nameOf(assignee)),
        notify.length > 0 && copy.notify(notify.map(nameOf)),
        tag !== null && copy.tag(tag),
        templateId !== null && copy.suggest(template),
        copy.applied(matches),
        lastMatchAt !== null && copy.last(relativeTime(new Date(lastMatchAt), now)),
        copy.of(nameOf(rule.owner)),
      ]}
    >
      <p className="row">
        {matches > 0 && (
          <ButtonLink
            href={filterUrl({ ids: rule.matchedIds })}
            aria-label={copy.rowsOf(name)}
            title={matches > rule.matchedIds.length ? copy.newest : undefined}
          >
            {copy.rows}
          </ButtonLink>
        )}
        {canManage && isEnabled && (
          <Button
            aria-label={copy.switchOffOf(name)}
            {...change.button({ params: { id: rule.id }, body: { isEnabled: false } })}
          >
            {copy.switchOff}
          </Button>
        )}
        {canManage && (
          <DialogButton aria-label={copy.changeOf(name)} dialog={<RuleDialog rule={rule} />}>
            {copy.change}
          </DialogButton>
        )}
      </p>
      <Failure error={change.error} text={copy.switchFailed} />
    </Entry>
  );
}
