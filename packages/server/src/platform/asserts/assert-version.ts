import { ServiceError } from '../errors.ts';

/** @param what kind of object, as people call it: `share link` */
export const changedSince = (what: string): ServiceError =>
  new ServiceError('precondition_failed', `The ${what} has changed since you read it. Read it again.`);

/**
 * @param version Version that the row must still have; undefined: any.
 * @param what kind of object, as people call it: `share link`
 * @throws ServiceError `precondition_failed`
 */
export function assertVersion(row: { readonly version: number }, version: number | undefined, what: string): void {
  if (version !== undefined && version !== row.version) throw changedSince(what);
}
