import type { DomainRow } from '../domains/index.ts';
import { ServiceError } from '../errors.ts';

/** @throws ServiceError `sharing_disabled` */
export function assertSharing({ settings }: Pick<DomainRow, 'settings'>): void {
  if (settings.sharing) return;
  const detail = 'Share links and badges of this domain do not work. Set sharing in its settings to true first.';
  throw new ServiceError('sharing_disabled', detail);
}
