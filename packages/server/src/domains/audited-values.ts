import type { Services } from '../context.ts';
import type { DomainRow } from './domain-row.ts';

type Audited = Pick<DomainRow, 'settings' | 'crawl_config'>;

/** What the audit log records of a domain: of request headers, which may be secret, their names. */
export const auditedValues = ({ settings, crawl_config }: Audited) => ({
  ...settings,
  request_headers: settings.request_headers?.names ?? [],
  ...crawl_config,
});

/** Whether there are request headers now, and others than before: under the same names too. */
export function isNewHeaders({ secrets }: Pick<Services, 'secrets'>, before: Audited, after: Audited): boolean {
  const [old, current] = [before, after].map(({ settings }) => settings.request_headers?.sealed);
  return current !== undefined && (old === undefined || !secrets.isSame(old, current));
}

export const auditSubject = ({ id, hostname }: Pick<DomainRow, 'id' | 'hostname'>) => ({ id, name: hostname });
