import { type OperationId, operations } from '@linkvitals/contract';

type Right = 'view' | 'crawl' | 'edit' | 'delete';

/** What somebody is in the account that the matrix is about. */
export interface Standing {
  /** Undefined: somebody of another account. */
  readonly role?: 'owner' | 'admin' | 'member';
  /** Of a member. */
  readonly rights?: readonly Right[];
  /** On all domains; default: on one of them. */
  readonly onAll?: boolean;
}

const everyRight: readonly Right[] = ['view', 'crawl', 'edit', 'delete'];

export const standings = {
  owner: { role: 'owner' },
  admin: { role: 'admin' },
  'member who may view': { role: 'member', rights: ['view'] },
  'member who may crawl': { role: 'member', rights: ['crawl'] },
  'member who may edit': { role: 'member', rights: ['edit'] },
  'member who may delete': { role: 'member', rights: ['delete'] },
  'member who may view all domains': { role: 'member', rights: ['view'], onAll: true },
  'member who may do everything': { role: 'member', rights: everyRight, onAll: true },
  'member without grants': { role: 'member', rights: [] },
  'owner of another account': {},
} as const satisfies Readonly<Record<string, Standing>>;

export type Who = keyof typeof standings;

/**
 * This member's pages are looked at in every run: a third of them is refused, and on nearly all others some actions are offered and
 * others are not.
 */
export const inEveryRun = 'member who may edit' satisfies Who;

/** On which domains an operation is: the one that some members know, or any other. */
export type Where = 'domain' | 'elsewhere';

const isRight = (permission: string): permission is Right => (everyRight as readonly string[]).includes(permission);

function hasRight({ role, rights = [], onAll = false }: Standing, right: Right, where: Where): boolean {
  if (role !== 'member') return true;
  const isKnown = where === 'domain' || onAll;
  // Whoever has a right on a domain may view it.
  return isKnown && (right === 'view' ? rights.length > 0 : rights.includes(right));
}

const permissions = new Map(operations.map(({ id, permission }) => [id, permission]));

/** Whether the contract lets somebody call an operation. @param where of an operation on a domain */
export function mayCall(standing: Standing, operation: OperationId, where: Where): boolean {
  const permission = permissions.get(operation);
  if (permission === undefined) throw new Error(`${operation} is not in the contract`);
  if (permission === 'nobody' || permission === 'person') return true;
  if (standing.role === undefined || permission === 'operator') return false;
  if (isRight(permission)) return hasRight(standing, permission, where);
  if (permission === 'member') return true;
  return permission === 'owner' ? standing.role === 'owner' : standing.role !== 'member';
}
