import { createHash } from 'node:crypto';
import { ServiceError } from '../../platform/errors.ts';

const TAG_LENGTH = 8;

/** A list: the operation, the objects of its path, and the order that the caller chose */
interface ListAddress {
  readonly operationId: string;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
}

const tagOf = ({ operationId, path, query: { sort } }: ListAddress): string =>
  createHash('sha256')
    .update(JSON.stringify([operationId, ...Object.values(path), ...(sort === undefined ? [] : [{ sort }])]))
    .digest('base64url')
    .slice(0, TAG_LENGTH);

/** Binds a cursor to its list, so that other lists can refuse it. */
export const bindCursor = (list: ListAddress, cursor: string): string => `${tagOf(list)}${cursor}`;

/** Reads a bound cursor. @throws ServiceError `invalid_cursor` when it belongs to another list */
export function unbindCursor(list: ListAddress, cursor: string): string {
  if (cursor.startsWith(tagOf(list))) return cursor.slice(TAG_LENGTH);
  throw new ServiceError(
    'invalid_cursor',
    'This is not a cursor of this list. Use the next_cursor of an earlier page of the same list, unchanged.',
  );
}
