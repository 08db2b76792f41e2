import { guardedBy, type PageOfMatrix } from './pages/page-of-matrix.ts';
import { tabs } from './pages/settings-pages.ts';
import { ofShell } from './pages.ts';
import { mayCall, type Standing } from './people.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether what is offered is what a pattern names; `*` stands for anything. */
function fits(pattern: string, offered: string): boolean {
  return new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`, 'su').test(offered);
}

/** They lead to pages, whose own rows say what may be seen there, or show more of this one. */
const isPlain = (offered: string): boolean => /^(link|heading|summary) /.test(offered);

/** Whether somebody may see what the page is about. */
export const mayOpen = (standing: Standing, { reads, where = 'domain' }: PageOfMatrix): boolean =>
  reads.every((operation) => mayCall(standing, operation, where));

/** What the permissions of the API give, by the names of the table. */
export function dueOn(page: PageOfMatrix, standing: Standing): string[] {
  if (!mayOpen(standing, page)) return [];
  const { where = 'domain' } = page;
  const isDue = (action: PageOfMatrix['actions'][string]): boolean => {
    const { needs, only } = guardedBy(action);
    return needs.every((operation) => mayCall(standing, operation, where)) && (only?.(standing) ?? true);
  };
  return Object.entries(page.actions).flatMap(([name, action]) => (isDue(action) ? [name] : []));
}

/** What is there, by the names of the table, and what the table does not know by its own name. */
export function foundOn(
  { actions, free = [] }: PageOfMatrix,
  standing: Standing,
  offered: readonly string[],
): string[] {
  // Somebody of another account sees the way to their own settings.
  const names = Object.keys(actions).filter((name) => standing.role !== undefined || !(name in tabs));
  const known = [...names, ...free, ...ofShell];
  const unknown = offered.filter((one) => !isPlain(one) && !known.some((pattern) => fits(pattern, one)));
  return [...names.filter((pattern) => offered.some((one) => fits(pattern, one))), ...unknown];
}
