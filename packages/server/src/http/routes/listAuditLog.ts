import { listAuditLog as list, presentAuditEntry } from '../../platform/audit/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listAuditLog = route('listAuditLog', async ({ ctx, query }) => {
  const filter = { action: query.action, actorId: query.actor_id, subjectId: query.subject_id };
  return ok(presentList(await list(ctx, filter, pageRequest(query)), presentAuditEntry));
});
