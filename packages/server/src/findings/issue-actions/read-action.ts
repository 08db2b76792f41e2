import type { IssueActions } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { invalidSetting } from '../../platform/errors.ts';
import { ignoring, reopening } from '../ignoring/index.ts';
import { acknowledgingOrAssigning, type DecideChange } from '../issues/index.ts';

export interface IssueAction {
  /** Undefined: the issues are requested again. */
  readonly decide: DecideChange | undefined;
  /** Values for the audit log. */
  readonly audited: Readonly<Record<string, string | boolean | null>>;
}

/** Reads how issues are to be changed. @throws ServiceError `invalid_setting` */
export function readAction(ctx: Context, given: IssueActions): IssueAction {
  const { action, reason, acknowledged = true, assignee_id: assignee } = given;
  switch (action) {
    case 'ignore': {
      if (reason === undefined) throw invalidSetting('reason', 'Say why the issues are ignored.');
      const until = given.until ?? null;
      const decide = ignoring(ctx, { reason, until: until === null ? null : Date.parse(until) });
      return { decide, audited: { ignored_because: reason, ignored_until: until } };
    }
    case 'reopen':
      return { decide: reopening, audited: {} };
    case 'acknowledge':
      return { decide: acknowledgingOrAssigning(ctx, { acknowledged }), audited: { acknowledged } };
    case 'assign': {
      if (assignee === undefined)
        throw invalidSetting('assignee_id', 'Name a member of the account, or null for nobody.');
      return { decide: acknowledgingOrAssigning(ctx, { assignee_id: assignee }), audited: { assigned_to: assignee } };
    }
    case 'recheck':
      return { decide: undefined, audited: {} };
  }
}
