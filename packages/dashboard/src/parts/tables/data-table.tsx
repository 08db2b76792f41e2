import './table.css';
import type { ComponentChildren } from 'preact';

interface DataTableProps {
  /** What the table lists, for screen readers. */
  readonly label: string;
  /** Heads of the columns, each another text. */
  readonly columns: readonly string[];
  /** Head of a last column of buttons, for screen readers only; undefined: there is none. */
  readonly actions?: string;
  /** Its rows. */
  readonly children: ComponentChildren;
}

/** A table on a card, whose rows become cards of their own on a phone. */
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
