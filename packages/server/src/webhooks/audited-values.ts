import type { EndpointRow } from './endpoint-row.ts';

/** Path and query of a webhook URL are often secrets. */
const originOf = (url: string): string => URL.parse(url)?.origin ?? '';

type Audited = Pick<EndpointRow, 'url' | 'description' | 'events' | 'domain_ids' | 'state'>;

/** What the audit log records of an endpoint. */
export const auditedValues = ({ url, description, events, domain_ids, state }: Audited) => ({
  url: `${originOf(url)}/…`,
  description,
  events,
  domain_ids,
  enabled: state === 'enabled',
});

export const auditSubject = ({ id, url }: Pick<EndpointRow, 'id' | 'url'>) => ({ id, name: originOf(url) });
