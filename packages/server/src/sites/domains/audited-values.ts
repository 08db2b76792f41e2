import type { Services } from '../../context.ts';
import type { DomainRow } from './domain-row.ts';

type Audited = Pick<DomainRow, 'settings' | 'crawl_config'>;

/**
 * The values of a domain that the audit log records. Request headers may be secret, so only their names are recorded.
 */
export const auditedValues = ({ settings, crawl_config }: Audited) => ({
  ...settings,
  request_headers: settings.request_headers?.names ?? [],
  ...crawl_config,
});

/** Whether the request headers were changed, even under the same names. False when none are left. */
export function isNewHeaders({ secrets }: Pick<Services, 'secrets'>, before: Audited, after: Audited): boolean {
  const [old, current] = [before, after].map(({ settings }) => settings.request_headers?.sealed);
  return current !== undefined && (old === undefined || !secrets.isSame(old, current));
}

export const auditSubject = ({ id, hostname }: Pick<DomainRow, 'id' | 'hostname'>) => ({ id, name: hostname });
