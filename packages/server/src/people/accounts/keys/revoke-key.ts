import type { Services } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { operator } from '../context-for.ts';
import { auditSubject } from './audited-values.ts';
import { lockAnyKey, updateKey } from './store.ts';

/** Revokes a key of any account, for an operator's command. False: no such key could be revoked. */
export async function revokeKey(services: Pick<Services, 'db' | 'ids' | 'clock'>, id: string): Promise<boolean> {
  return transaction(services.db, async (trx) => {
    const row = await lockAnyKey(trx, id);
    if (row === undefined || row.revoked_at !== null) return false;
    await updateKey(trx, row, { revoked_at: services.clock.now() });
    const acting = { ...services, account: { id: row.account_id }, actor: operator };
    await recordAudit(acting, trx, { action: 'api_key.revoked', subject: auditSubject(row) });
    return true;
  });
}
