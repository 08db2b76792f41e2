import type { DomainRow } from './domain-row.ts';

/** What the audit log records of a domain: of request headers, which may be secret, their names. */
export const auditedValues = ({ settings, crawl_config }: Pick<DomainRow, 'settings' | 'crawl_config'>) => ({
  ...settings,
  request_headers: settings.request_headers?.names ?? [],
  ...crawl_config,
});

export const auditSubject = ({ id, hostname }: Pick<DomainRow, 'id' | 'hostname'>) => ({ id, name: hostname });
