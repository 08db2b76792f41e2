import './table.css';
import { Icon } from '../buttons/icon.tsx';

interface SortHeaderProps {
  readonly label: string;
  /** Name of the column in the API. */
  readonly column: string;
  /** The order of the list; a leading `-` means descending. */
  readonly sort: string | undefined;
  /** Called with the new order. The first press sorts ascending, or descending for a `numeric` column. */
  readonly onSort: (sort: string) => void;
  readonly numeric?: boolean;
}

/** A column heading that sorts the list: a press sorts by its column, another one reverses the order. */
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
