import type { AnswerFigures as AnswerFiguresData } from '#contract/responses/answers.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { DataTable } from '#web/app/controls/data-table.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { FigureLink } from '#web/app/insights/figure-link.tsx';
import styles from './answers.module.css';
import { figuresCopy as copy } from './copy.ts';

/** How many reviews are answered and how soon; each number leads to its reviews. */
export function AnswerFigures() {
  const figures = useRoute('GET /answers/figures');
  return (
    <div className={styles.figures} aria-busy={figures.isPending}>
      <Failure error={figures.error} text={copy.loadFailed} onRetry={figures.refetch} />
      {figures.data && <Figures {...figures.data} />}
    </div>
  );
}

function Figures({ all, stars, properties }: AnswerFiguresData) {
  return (
    <>
      <p className="row quiet">
        <span>
          {copy.answered} <FigureLink figure={all.share} kind="share" base={all.unanswered.n + all.share.n} />
        </span>
        <span>
          {copy.median} <FigureLink figure={all.hours} kind="hours" />
        </span>
        <span className="note">{copy.period}</span>
      </p>
      <details>
        <summary>{copy.open}</summary>
        <div className="halves">
          <Table first={copy.stars} rows={stars.map((row) => ({ ...row, name: copy.rating(row.rating) }))} />
          <Table first={copy.property} rows={properties} />
        </div>
      </details>
    </>
  );
}

type Row = { name: string } & AnswerFiguresData['all'];

function Table({ first, rows }: { first: string; rows: readonly Row[] }) {
  return (
    <DataTable caption={first} columns={[first, copy.share, copy.hours, copy.unanswered]}>
      <tbody>
        {rows.map(({ name, share, hours, unanswered }) => (
          <tr key={share.query}>
            <th scope="row">{name}</th>
            <td>
              <FigureLink figure={share} kind="share" base={share.n + unanswered.n} />
            </td>
            <td>
              <FigureLink figure={hours} kind="hours" />
            </td>
            <td>
              <FigureLink figure={unanswered} kind="count" />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
