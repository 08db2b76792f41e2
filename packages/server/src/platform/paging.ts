import { ServiceError } from './errors.ts';

/** A position in a list that is ordered by two columns: that of the last entry of the previous page */
export interface Position {
  readonly at: number;
  readonly id: string | number;
}

/** The page of a list that a verb is to read */
export interface PageRequest {
  readonly limit: number;
  readonly after: Position | undefined;
}

export interface PageOf<T> {
  readonly data: readonly T[];
  readonly nextCursor: string | null;
}

/** Encodes a position as a cursor, which is opaque to callers. Its form may change with any release. */
export const encodeCursor = ({ at, id }: Position): string =>
  Buffer.from(JSON.stringify([at, id])).toString('base64url');

export const invalidCursor = (): ServiceError =>
  new ServiceError('invalid_cursor', 'Use next_cursor of an earlier page of this list as it was given.');

function decodeCursor(cursor: string): Position {
  try {
    const [at, id]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isId = typeof id === 'string' || Number.isSafeInteger(id);
    if (Number.isSafeInteger(at) && isId) return { at: at as number, id: id as string | number };
  } catch {
    // Reported below: to the caller garbage and a wrong shape are the same.
  }
  throw invalidCursor();
}

/** Reads the page that a request names. @throws ServiceError `invalid_cursor` */
export function pageRequest(query: { limit?: number | undefined; cursor?: string | undefined }): PageRequest {
  return { limit: query.limit ?? 25, after: query.cursor === undefined ? undefined : decodeCursor(query.cursor) };
}

/** Generates a whole list page by page, so that memory does not grow with it. */
export async function* everyPage<T>(
  limit: number,
  read: (page: PageRequest) => Promise<PageOf<T>>,
): AsyncGenerator<readonly T[], undefined> {
  for (let cursor: string | undefined; ; ) {
    const { data, nextCursor } = await read(pageRequest({ limit, cursor }));
    yield data;
    if (nextCursor === null) return undefined;
    cursor = nextCursor;
  }
}

/** Cuts rows that were queried with `limit + 1` to a page; the extra row shows that there is another page. */
export function toPage<Row>(rows: readonly Row[], limit: number, position: (row: Row) => Position): PageOf<Row> {
  const data = rows.slice(0, limit);
  const last = rows.length > limit ? data.at(-1) : undefined;
  return { data, nextCursor: last === undefined ? null : encodeCursor(position(last)) };
}
