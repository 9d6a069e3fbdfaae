import { roles } from './roles.ts';
import styles from './table.module.css';

const COLUMNS = ['guest', 'property', 'rating', 'review', 'channel', 'date', 'status', 'actions'];
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Rows of the right height, so that nothing jumps when the real ones come. */
export function SkeletonRows({ count }: { count: number }) {
  return ROWS.slice(0, count).map((row, index, { length }) => (
    <tr key={row} {...roles.placeholder} className={styles.row} data-last={index === length - 1 || undefined}>
      {COLUMNS.map((column) => (
        <td key={column} {...roles.cell} data-column={column}>
          <span className={styles.bone} />
        </td>
      ))}
    </tr>
  ));
}
