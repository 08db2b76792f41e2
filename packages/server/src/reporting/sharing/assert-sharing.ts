import { ServiceError } from '../../platform/errors.ts';
import type { DomainRow } from '../../sites/domains/index.ts';

/** @throws ServiceError `sharing_disabled` */
export function assertSharing({ settings }: Pick<DomainRow, 'settings'>): void {
  if (settings.sharing) return;
  const detail = 'Share links and badges of this domain do not work. Set sharing in its settings to true first.';
  throw new ServiceError('sharing_disabled', detail);
}
