import { toIsoOrNull } from '../../time.ts';
import type { KeyRow } from './store.ts';

type Audited = Pick<KeyRow, 'name' | 'scopes' | 'domain_ids' | 'expires_at'>;

/** What the audit log records of a key. */
export const auditedValues = ({ name, scopes, domain_ids, expires_at }: Audited) => ({
  name,
  scopes,
  domain_ids,
  expires_at: toIsoOrNull(expires_at),
});

export const auditSubject = ({ id, name }: Pick<KeyRow, 'id' | 'name'>) => ({ id, name });
