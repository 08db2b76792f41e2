import { deleteIssueRule as remove } from '../../findings/ignoring/index.ts';
import { noContent, route } from '../route.ts';

export const deleteIssueRule = route('deleteIssueRule', async ({ ctx, path }) => {
  await remove(ctx, path.rule_id);
  return noContent();
});
