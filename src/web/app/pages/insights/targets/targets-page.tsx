import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { TARGET_STATES } from '#domain/insights/targets.ts';
import { callUrl } from '#web/app/api/request.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button, buttonClass } from '#web/app/controls/button.tsx';
import { DialogButton } from '#web/app/controls/dialog-button.tsx';
import { ListingsField } from '#web/app/controls/listings-field.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { optionsOf, Select } from '#web/app/controls/select.tsx';
import shared from '#web/app/insights/insights.module.css';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';
import { REVIEW_FILTERS } from '#web/app/reviews/filters/review-filters.ts';
import { oneOf, wholeNumber } from '#web/app/search-string.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { Page } from '#web/app/shell/page.tsx';
import { useUrlSearch } from '#web/app/use-url-search.ts';
import { STATE_NAMES } from '#web/property/target-copy.ts';
import { targetsCopy as copy, formCopy } from './copy.ts';
import { TargetDialog } from './target-dialog.tsx';
import { TargetSection } from './target-section.tsx';

const MAX_ID = 2_147_483_647;
const STATES = optionsOf(TARGET_STATES, (state) => STATE_NAMES[state]);

const parseTargetsSearch = (raw: Record<string, unknown>) => ({
  groupId: wholeNumber(raw.groupId, MAX_ID),
  listingIds: REVIEW_FILTERS.listingId.parse(raw.listingIds),
  state: oneOf(TARGET_STATES, raw.state),
});

/** How far properties are from the ratings that channels or the company ask for. */
export function TargetsPage() {
  const { config } = useAppContext();
  const [search, change] = useUrlSearch(pages.targets(), parseTargetsSearch);
  const targets = useRoute('GET /targets', { query: search }, { keepPrevious: true });
  const groupList = useRoute('GET /groups');
  const groups = groupList.data?.groups ?? [];
  const canManage = useCan('targets:manage');
  const canExport = useCan('reviews:export');
  return (
    <Page
      title={copy.title}
      intro={copy.intro}
      className={shared.page}
      aside={
        <div className="row no-print">
          <PageLink href={pages.insights()}>{copy.insights}</PageLink>
          {canExport && (
            <a
              href={callUrl(config.apiBase, routePath('GET /targets.csv'), { ...search })}
              download
              className={buttonClass({})}
            >
              <Download />
              {copy.csv}
            </a>
          )}
          <Button onClick={() => window.print()}>
            <Printer />
            {copy.print}
          </Button>
          {canManage && (
            <DialogButton look="primary" dialog={<TargetDialog target={null} groups={groups} />}>
              {formCopy.add}
            </DialogButton>
          )}
        </div>
      }
    >
      <search className="filters" aria-label={copy.filters}>
        <ListingsField
          label={filterCopy.properties}
          value={search.listingIds ?? []}
          onChange={(ids) => change({ listingIds: ids.length === 0 ? undefined : ids })}
        />
        <Select
          label={copy.state}
          none={copy.allStates}
          options={STATES}
          value={search.state}
          onChange={(state) => change({ state })}
        />
        {(groupList.isPending || groups.length > 0) && (
          <Select
            label={copy.group}
            none={copy.allGroups}
            options={groups.map(({ id, name }) => ({ value: id, label: name }))}
            value={search.groupId}
            onChange={(groupId) => change({ groupId })}
          />
        )}
      </search>
      <Loaded query={targets} copy={copy}>
        {({ targets: all }) => {
          // Programmes are shown only for channels that have reviews.
          const shown = all.filter(({ programme, whole }) => programme === null || whole?.average.n !== 0);
          if (shown.length === 0) return <p className="empty">{copy.noneAtAll}</p>;
          return shown.map((target) => (
            <TargetSection
              key={target.id}
              target={target}
              search={search}
              groups={groups}
              canChange={canManage && target.programme === null}
            />
          ));
        }}
      </Loaded>
    </Page>
  );
}
