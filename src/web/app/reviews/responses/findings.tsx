import type { Finding } from '#contract/responses/drafts.ts';
import { draftCopy as copy } from './copy.ts';
import styles from './findings.module.css';

export interface FindingsProps {
  findings: readonly Finding[];
  /** Selects a passage in the editor. Without it the passages are only quoted. */
  onShow?: (quote: string) => void;
}

/** What a person should look at before a draft is sent. */
export function Findings({ findings, onShow }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <div className="notice" data-tone="waiting">
      <div>
        <p>{copy.found}</p>
        <ul className="bullets">
          {findings.map(({ kind, quote }) => (
            <li key={`${kind} ${quote}`}>
              {copy.kinds[kind]}
              {quote !== null && ': '}
              {quote !== null && <Passage quote={quote} onShow={onShow} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Passage({ quote, onShow }: { quote: string } & Pick<FindingsProps, 'onShow'>) {
  const passage = (
    <mark className={styles.passage} dir="auto">
      {quote}
    </mark>
  );
  if (!onShow) return passage;
  return (
    <button type="button" className="text-button" title={copy.show} onClick={() => onShow(quote)}>
      {passage}
    </button>
  );
}
