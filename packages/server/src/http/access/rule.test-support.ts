import type { Operation } from '@linkvitals/contract';
import type { Right } from '../../people/members/index.ts';
import type { TestCaller } from './callers.test-support.ts';

// Permissions of the operations by their areas. They are written by hand and not read from `x-permission` in openapi.yaml, so
// that a wrong line there is found. An operation in an area that is missing here fails the matrix.

/** The part of a response that shows a decision on permissions; `passes` is every other response. */
export type Outcome = 'passes' | 'unauthorized' | 'forbidden' | 'insufficient_scope' | 'session_required' | 'not_found';

/** The owner of the object that the path names: the caller's account (or the caller), another account, or nobody */
export type Whose = 'own' | 'foreign' | 'unknown' | 'none';

interface Need {
  /** Caller that the operation needs; `account`: a member of the account, or a key of it. */
  readonly who: 'nobody' | 'person' | 'account' | 'admin' | 'owner' | 'operator' | Right;
  /** Scope that a key needs; undefined: keys may not call the operation. */
  readonly scope?: string;
  /** Keys that are limited to some domains may not call the operation. */
  readonly isOfAllDomains?: boolean;
  /** The object of the operation is an account of the caller. */
  readonly isOnAccount?: boolean;
  /** The object of the operation belongs to one domain of the account. */
  readonly isOnDomain?: boolean;
}

const access = ({ method }: Operation): string => (method === 'get' ? 'read' : 'write');

/** A caller who may see a domain may make reports about it. */
const ofReports = (operation: Operation): Need => ({
  who: operation.method === 'delete' ? 'edit' : 'view',
  scope: `reports:${access(operation)}`,
  isOnDomain: true,
});

/** Decisions about issues change the reports of crawls, so they need the scope of crawls. */
const ofIssues = (operation: Operation): Need => ({
  who: operation.method === 'get' ? 'view' : 'edit',
  scope: `crawls:${access(operation)}`,
  isOnDomain: operation.path.includes('{'),
});

/** People read what to fix; a selection of fixes in a body makes it no change. People who see fixes may mail them, too. */
const ofFixes = ({ path }: Operation): Need => ({
  who: 'view',
  scope: path.endsWith('/mail') ? 'crawls:write' : 'crawls:read',
  isOnDomain: true,
});

/** A recheck sends requests to the site, as a crawl does, so it needs the right to crawl. */
const ofRechecks = (operation: Operation): Need => ({
  ...ofIssues(operation),
  who: operation.method === 'get' ? 'view' : 'crawl',
});

/** Sharing makes results readable without sign-in, so it needs the right to edit the domain. */
const ofSharing = (operation: Operation): Need => ({
  who: operation.method === 'get' ? 'view' : 'edit',
  scope: `reports:${access(operation)}`,
  isOnDomain: true,
});

/** Domains and crawls, for which members have rights */
function onDomain(operation: Operation): Need {
  const { method, path } = operation;
  if (path.endsWith('/reports')) return ofReports(operation);
  if (/\/(issues(\.csv|\/actions)?|issue-counts|issue-rules(\/preview)?)$/.test(path)) return ofIssues(operation);
  if (/\/fixes(\/points|\/mail)?$/.test(path)) return ofFixes(operation);
  if (/\/(share-links|badges)\b/.test(path)) return ofSharing(operation);
  const isOfCrawls = path.includes('/crawls');
  const scope = `${isOfCrawls ? 'crawls' : 'domains'}:${access(operation)}`;
  const isOnDomain = path.includes('{');
  if (method === 'get') return { who: 'view', scope, isOnDomain };
  if (isOfCrawls) return { who: 'crawl', scope, isOnDomain };
  return { who: method === 'delete' ? 'delete' : 'edit', scope, isOnDomain, isOfAllDomains: !isOnDomain };
}

const byPersonOnly = (): Need => ({ who: 'person' });
const byAnybody = (): Need => ({ who: 'nobody' });
/** Members, invitations and keys of the account */
const managed = (): Need => ({ who: 'admin' });
const ofNotifications = (operation: Operation): Need => ({
  who: 'admin',
  scope: `account:${access(operation)}`,
  isOfAllDomains: !/^\/api\/v1\/notifications(\/\{|$)/.test(operation.path),
  isOnDomain: operation.path.includes('{'),
});

/** The account: every member may see it; its usage and its name are for those who manage it. */
const ofAccount = (operation: Operation): Need => {
  const scope = `account:${access(operation)}`;
  if (operation.method === 'delete') return { who: 'owner' };
  if (operation.method === 'get' && operation.path.endsWith('/account')) return { who: 'account', scope };
  return { who: 'admin', scope, isOfAllDomains: true };
};

/** Areas by the first part of the path after `/api/v1` */
const areas: Readonly<Record<string, (operation: Operation) => Need>> = {
  domains: onDomain,
  crawls: onDomain,
  reports: ofReports,
  issues: (operation) => (operation.path.endsWith('/recheck') ? ofRechecks(operation) : ofIssues(operation)),
  'issue-rules': ofIssues,
  fixes: ofIssues,
  branding: (operation) => ({ who: 'admin', scope: `account:${access(operation)}`, isOfAllDomains: true }),
  trends: onDomain,
  'event-types': () => ({ who: 'account', scope: 'webhooks:read' }),
  webhooks: (operation) => ({
    who: 'admin',
    scope: `webhooks:${access(operation)}`,
    isOnDomain: operation.path.includes('{'),
  }),
  'notification-settings': ofNotifications,
  notifications: ofNotifications,
  'audit-log': () => ({ who: 'admin', scope: 'account:read', isOfAllDomains: true }),
  'api-keys': managed,
  members: managed,
  invitations: ({ path }) => (/\/(inspect|accept)$/.test(path) ? byAnybody() : managed()),
  account: ofAccount,
  accounts: byPersonOnly,
  admin: () => ({ who: 'operator' }),
  me: byPersonOnly,
  sessions: byPersonOnly,
  session: ({ method, path }) => {
    const isSignIn = method === 'post' && /\/session(\/passkey.*)?$/.test(path);
    return isSignIn ? byAnybody() : { who: 'person', isOnAccount: method === 'patch' };
  },
  setup: byAnybody,
  oidc: byAnybody,
  'sign-in-methods': byAnybody,
  'password-resets': byAnybody,
  'email-changes': byAnybody,
  'sign-ups': byAnybody,
};

/** Answers the permission that an operation needs. @throws Error for an operation without an area here */
export function needOf(operation: Operation): Need {
  if (!operation.path.startsWith('/api/')) return { who: 'nobody' };
  // A list and its CSV file are one area.
  const area = operation.path.replace(/\.csv$/, '').split('/')[3] ?? '';
  const need = areas[area]?.(operation);
  if (need !== undefined) return need;
  throw new Error(`Say in ${import.meta.filename} who may call ${operation.id} (area "${area}").`);
}

/** The refusal that a key gets regardless of the object; undefined: none so far. */
function refuseKey({ scopes = [], domains }: TestCaller, { scope, isOfAllDomains }: Need): Outcome | undefined {
  if (scope === undefined) return 'session_required';
  if (!scopes.includes(scope)) return 'insufficient_scope';
  return isOfAllDomains === true && domains !== 'all' ? 'insufficient_scope' : undefined;
}

const isRight = (who: Need['who']): who is Right => ['view', 'crawl', 'edit', 'delete'].includes(who);

function refusePerson({ role, domains, rights = [] }: TestCaller, need: Need): Outcome | undefined {
  const { who, isOfAllDomains } = need;
  if (role === undefined) return 'forbidden';
  if (role === 'owner') return undefined;
  if (who === 'owner') return 'forbidden';
  if (role === 'admin') return undefined;
  if (who === 'admin') return 'forbidden';
  const hasAll = domains === 'all' && isRight(who) && rights.includes(who);
  return isOfAllDomains === true && !hasAll ? 'forbidden' : undefined;
}

function onObject(caller: TestCaller, { who, isOnDomain, isOnAccount }: Need): Outcome {
  if (isOnAccount === true && caller.role === undefined) return 'not_found';
  if (isOnDomain !== true) return 'passes';
  if (caller.domains === 'none' || caller.domains === 'another') return 'not_found';
  const mayAll = caller.kind === 'key' || caller.role !== 'member' || !isRight(who) || who === 'view';
  return mayAll || caller.rights?.includes(who) ? 'passes' : 'forbidden';
}

/** The operator may call operations of the operator API about every account, and no others. */
function ofOperator({ who }: Need, whose: Whose): Outcome {
  if (who !== 'operator') return 'unauthorized';
  return whose === 'unknown' ? 'not_found' : 'passes';
}

/** Everybody may see their own membership, and leave the account. */
const isAboutThemselves = ({ userId }: TestCaller, { id }: Operation, whose: Whose): boolean =>
  userId !== undefined && ['getMember', 'removeMember'].includes(id) && whose === 'own';

/** The outcome that the caller must get */
export function outcomeFor(caller: TestCaller, operation: Operation, whose: Whose): Outcome {
  const need = needOf(operation);
  if (need.who === 'nobody') return 'passes';
  if (caller.kind === 'operator') return ofOperator(need, whose);
  if (caller.kind === 'nobody' || need.who === 'operator') return 'unauthorized';
  if (isAboutThemselves(caller, operation, whose)) return 'passes';
  const isAboutPerson = need.who === 'person';
  if (caller.kind === 'key') {
    const refusal = refuseKey(caller, need);
    if (refusal !== undefined) return refusal;
  } else if (!isAboutPerson) {
    const refusal = refusePerson(caller, need);
    if (refusal !== undefined) return refusal;
  }
  if (whose === 'none') return 'passes';
  if (whose !== 'own') return 'not_found';
  return onObject(caller, need);
}
