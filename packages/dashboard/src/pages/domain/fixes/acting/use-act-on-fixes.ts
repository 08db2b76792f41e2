import type { Fix, IssueActions } from '@linkvitals/contract/types';
import { client } from '../../../../api/client.ts';
import { toast } from '../../../../app/toasts.tsx';
import { useTexts } from '../../../../texts/texts.tsx';
import { useOfferUndo, useRefreshIssues } from '../../issues/change-issue.ts';
import { type Act, undoOf } from './undo-of.ts';
import { useFollowRechecks } from './use-follow-rechecks.ts';

/**
 * Returns a function that does something with all open issues of some fixes, announces it, and offers to undo it where something does.
 * @throws what the server refuses
 */
export function useActOnFixes(domainId: string): (fixes: readonly Fix[], act: Act) => Promise<void> {
  const { done } = useTexts().fixes;
  const refresh = useRefreshIssues();
  const offerUndo = useOfferUndo();
  const followRechecks = useFollowRechecks(domainId);
  const say = ({ action, acknowledged, assignee_id }: Act, changed: number): string => {
    if (action === 'acknowledge' && acknowledged === false) return done.unacknowledge(changed);
    return assignee_id === null ? done.unassign(changed) : done[action](changed);
  };
  const send = (what: IssueActions) => client.issues.act(domainId, what);
  return async (fixes, act) => {
    const follow = act.action === 'recheck' ? await followRechecks(fixes) : undefined;
    const { changed, issue_ids } = await send({ ...act, fix_ids: fixes.map(({ id }) => id) });
    const undo = undoOf(act, fixes);
    if (changed === 0) toast(done.nothing, 'unknown');
    else if (undo === undefined) toast(say(act, changed));
    else {
      const run = () => send({ ...undo, issue_ids: [...issue_ids] });
      offerUndo(say(act, changed), { run, done: say(undo, changed) }, refresh);
    }
    if (follow === undefined || changed === 0) await refresh();
    else void follow(issue_ids).catch(refresh);
  };
}
