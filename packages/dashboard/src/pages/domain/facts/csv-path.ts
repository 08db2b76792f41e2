type Filter = Readonly<Record<string, string | number | undefined>>;

/** The path of a list's CSV file, relative to the address of the server, with the filters of the list. */
export function csvPath(list: string, filter: Filter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value));
  return `api/v1/${list}.csv${query.size === 0 ? '' : `?${query}`}`;
}

interface ReadList {
  readonly data: { readonly pages: readonly { readonly data: readonly unknown[] }[] } | undefined;
  readonly hasNextPage: boolean;
}

/** The number of entries that a list has, as far as it has been fetched. */
export interface Hits {
  readonly count: number;
  /** Whether there are more. */
  readonly isMore: boolean;
}

/** Counts the fetched entries of a list; undefined before the first page is fetched. */
export const hitsOf = ({ data, hasNextPage }: ReadList): Hits | undefined =>
  data && { count: data.pages.reduce((sum, page) => sum + page.data.length, 0), isMore: hasNextPage };
