/** Every column of a row: leaving one out is an error of the compiler. */
export type Columns<Row> = Readonly<Record<keyof Row & string, true>>;

/** The columns of one table in a statement that joins several */
interface JoinedRow<Row> {
  /** Columns for `select`, each under a name of its own */
  readonly columns: Readonly<Record<string, string>>;
  /** Reads the row from a selected one; undefined when a left join found none. */
  read(selected: Readonly<Record<string, unknown>>): Row | undefined;
}

/**
 * Names the columns of one table in a join.
 * @param alias of the table in the statement
 * @param columns The first is never null in an existing row.
 */
export function joinedRow<Row extends object>(alias: string, columns: Columns<Row>): JoinedRow<Row> {
  const names = Object.keys(columns).map((column) => [column, `${alias}__${column}`] as const);
  const first = names[0]?.[1] ?? '';
  return {
    columns: Object.fromEntries(names.map(([column, name]) => [name, `${alias}.${column}`])),
    read(selected) {
      if (selected[first] === null) return undefined;
      const row: Record<string, unknown> = {};
      for (const [column, name] of names) row[column] = selected[name];
      return row as Row;
    },
  };
}
