import type { AuditAction } from '@linkvitals/contract/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { pageByPage } from './page-by-page.ts';
import { withoutUndefined } from './without-undefined.ts';

interface AuditQuery {
  readonly action?: AuditAction | undefined;
  /** Id of a person or key. */
  readonly actor?: string | undefined;
  /** Id of the thing that was changed. */
  readonly subject?: string | undefined;
}

/** Name, plan and limits of the account. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => client.account.get({ signal }),
});

/** The account's use of what its plan allows. */
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => client.account.usage({ signal }),
});

/** The members of the account, page by page. */
export const membersQuery = infiniteQueryOptions({
  queryKey: ['members'],
  ...pageByPage((page, options) => client.members.list(page, options)),
});

const MAX_MEMBERS = 500;

/** Up to `MAX_MEMBERS` members of the account, in one list. Only owners and admins may fetch it. */
export const assignableMembersQuery = queryOptions({
  queryKey: ['members', 'assignable'],
  queryFn: ({ signal }) => client.members.list({ limit: 100 }, { signal }).toArray({ limit: MAX_MEMBERS }),
  staleTime: 60_000,
});

/** Invitations that are not accepted yet, page by page. */
export const invitationsQuery = infiniteQueryOptions({
  queryKey: ['invitations'],
  ...pageByPage((page, options) => client.invitations.list(page, options)),
});

/** The audit log of the account, newest first, page by page. */
export const auditQuery = ({ action, actor, subject }: AuditQuery) =>
  infiniteQueryOptions({
    queryKey: ['audit', { action, actor, subject }],
    ...pageByPage((page, options) =>
      client.account.auditLog(withoutUndefined({ action, actor_id: actor, subject_id: subject, ...page }), options),
    ),
    placeholderData: keepPreviousData,
  });
