import './table.css';
import type { ComponentChildren } from 'preact';

interface DataTableProps {
  /** The name of the table, for screen readers. */
  readonly label: string;
  /** Column headings, all different. */
  readonly columns: readonly string[];
  /** Heading of a last column of buttons, for screen readers only; undefined: there is no such column. */
  readonly actions?: string;
  /** A `tr` for each row, with a cell for each column. */
  readonly children: ComponentChildren;
}

/** A table in a card. On a phone, each row becomes a card. */
export function DataTable({ label, columns, actions, children }: DataTableProps) {
  return (
    <div class="card table-card">
      <table class="stacked" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {actions !== undefined && (
              <th scope="col">
                <span class="unseen">{actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
