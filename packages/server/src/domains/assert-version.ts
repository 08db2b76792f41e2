import { ServiceError } from '../errors.ts';
import type { DomainRow } from './domain-row.ts';

export const changedMeanwhile = (): ServiceError =>
  new ServiceError('precondition_failed', 'The domain has changed since you read it. Read it again.');

/** @throws ServiceError `precondition_failed` when a version is required and the row has another */
export function assertVersion(row: Pick<DomainRow, 'version'>, version: number | undefined): void {
  if (version !== undefined && row.version !== version) throw changedMeanwhile();
}
