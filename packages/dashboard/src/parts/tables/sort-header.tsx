import './table.css';
import { Icon } from '../buttons/icon.tsx';

interface SortHeaderProps {
  readonly label: string;
  /** Name of the column for the server. */
  readonly column: string;
  /** The order of the list; `-` for descending. */
  readonly sort: string | undefined;
  /** The order that a first press gives, `ascending` unless numbers are meant to be seen from the top. */
  readonly onSort: (sort: string) => void;
  readonly numeric?: boolean;
}

/** Head of a column that the list can be ordered by: a press orders by it, another reverses. */
export function SortHeader({ label, column, sort, onSort, numeric = false }: SortHeaderProps) {
  const isUp = sort === column;
  const isDown = sort === `-${column}`;
  return (
    <th scope="col" class={numeric ? 'num' : undefined} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <button type="button" class="sort" onClick={() => onSort(isUp ? `-${column}` : column)}>
        {label}
        <Icon name={isUp || isDown ? 'down' : 'sortable'} size={14} />
      </button>
    </th>
  );
}
