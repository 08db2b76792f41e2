type Filter = Readonly<Record<string, string | number | undefined>>;

/** Where the file of a list is, below the address of the server: with the filters of the list. */
export function csvPath(list: string, filter: Filter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value));
  return `api/v1/${list}.csv${query.size === 0 ? '' : `?${query}`}`;
}

interface ReadList {
  readonly data: { readonly pages: readonly { readonly data: readonly unknown[] }[] } | undefined;
  readonly hasNextPage: boolean;
}

/** How many entries a list has, as far as it is read. */
export interface Hits {
  readonly count: number;
  /** There are more. */
  readonly isMore: boolean;
}

/** Undefined: nothing is read yet. */
export const hitsOf = ({ data, hasNextPage }: ReadList): Hits | undefined =>
  data && { count: data.pages.reduce((sum, page) => sum + page.data.length, 0), isMore: hasNextPage };
