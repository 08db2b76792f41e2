import { ServiceError } from '../../platform/errors.ts';

/** Strong ETag of a row version. */
export const etagOf = (version: number): string => `"v${version}"`;

/**
 * The version that an If-Match header requires; undefined when any will do (no header, or `*`). A list is not
 * supported, because an object has one version at a time.
 */
export function versionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const version = /^\s*"v(\d{1,9})"\s*$/.exec(ifMatch)?.[1];
  if (version !== undefined) return Number(version);
  throw new ServiceError('precondition_failed', 'If-Match must be an ETag that an earlier answer gave.');
}
