import { type OperationId, operations, type Right } from '@linkvitals/contract';

/** The role and rights of a person in the account of the matrix. */
export interface Standing {
  /** Undefined for a person of another account. */
  readonly role?: 'owner' | 'admin' | 'member';
  /** Rights of a member. */
  readonly rights?: readonly Right[];
  /** Whether the rights are on all domains; default: on one of them. */
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

/** The member whose pages every run checks: a third of the pages is refused, and nearly all others offer only some actions. */
export const inEveryRun = 'member who may edit' satisfies Who;

/** The domain of an operation: the one that some members may see, or any other. */
export type Where = 'domain' | 'elsewhere';

const isRight = (permission: string): permission is Right => (everyRight as readonly string[]).includes(permission);

function hasRight({ role, rights = [], onAll = false }: Standing, right: Right, where: Where): boolean {
  if (role !== 'member') return true;
  const isKnown = where === 'domain' || onAll;
  // Each right on a domain includes that to view it.
  return isKnown && (right === 'view' ? rights.length > 0 : rights.includes(right));
}

const permissions = new Map(operations.map(({ id, permission }) => [id, permission]));

/** Whether the contract lets somebody call an operation. @param where domain of the operation */
export function mayCall(standing: Standing, operation: OperationId, where: Where): boolean {
  const permission = permissions.get(operation);
  if (permission === undefined) throw new Error(`${operation} is not in the contract`);
  if (permission === 'nobody' || permission === 'person') return true;
  if (standing.role === undefined || permission === 'operator') return false;
  if (isRight(permission)) return hasRight(standing, permission, where);
  if (permission === 'member') return true;
  return permission === 'owner' ? standing.role === 'owner' : standing.role !== 'member';
}
