import { ServiceError } from './errors.ts';

/** A place in a list that is ordered by two columns: the last entry of the page before. */
export interface Position {
  readonly at: number;
  readonly id: string | number;
}

/** What a verb needs to give one page of a list. */
export interface PageRequest {
  readonly limit: number;
  readonly after: Position | undefined;
}

export interface PageOf<T> {
  readonly data: readonly T[];
  readonly nextCursor: string | null;
}

/** Opaque to callers; the form may change with any release. */
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
    // Reported below: garbage and a wrong shape are the same to the caller.
  }
  throw invalidCursor();
}

/** The page that a request wants. @throws ServiceError `invalid_cursor` */
export function pageRequest(query: { limit?: number | undefined; cursor?: string | undefined }): PageRequest {
  return { limit: query.limit ?? 25, after: query.cursor === undefined ? undefined : decodeCursor(query.cursor) };
}

/** A whole list, page after page: memory does not grow with it. */
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
