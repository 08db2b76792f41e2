import type { Context } from '../../../context.ts';
import { readName } from '../../../platform/asserts/written-text.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { auditSubject } from './audited-values.ts';
import { type ChangeKeyInput, changeApiKey } from './change-api-key.ts';
import type { ShownKey } from './find-creators.ts';
import { getApiKey } from './get-api-key.ts';
import { updateKey } from './store.ts';

/** @throws ServiceError `not_found`, `precondition_failed` */
export async function renameApiKey(ctx: Context, input: ChangeKeyInput & { readonly name: string }): Promise<ShownKey> {
  const name = readName(input.name, 'key');
  await changeApiKey(ctx, input, async (trx, row) => {
    await updateKey(trx, row, { name });
    const change = { before: { name: row.name }, after: { name } };
    await recordAudit(ctx, trx, { action: 'api_key.updated', subject: auditSubject(row), ...change });
  });
  return getApiKey(ctx, input.keyId);
}
