import { guardedBy, type PageOfMatrix } from './pages/page-of-matrix.ts';
import { tabs } from './pages/settings-pages.ts';
import { ofShell } from './pages.ts';
import { mayCall, type Standing } from './people.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether an offered control matches a pattern; `*` stands for any text. */
function fits(pattern: string, offered: string): boolean {
  return new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`, 'su').test(offered);
}

/** Whether a control only leads to a page, whose own row in the table has its rights, or shows more of this page. */
const isPlain = (offered: string): boolean => /^(link|heading|summary) /.test(offered);

/** Whether a person may see the data of a page. */
export const mayOpen = (standing: Standing, { reads, where = 'domain' }: PageOfMatrix): boolean =>
  reads.every((operation) => mayCall(standing, operation, where));

/** The actions that the API's permissions allow, by the names of the table. */
export function dueOn(page: PageOfMatrix, standing: Standing): string[] {
  if (!mayOpen(standing, page)) return [];
  const { where = 'domain' } = page;
  const isDue = (action: PageOfMatrix['actions'][string]): boolean => {
    const { needs, only } = guardedBy(action);
    return needs.every((operation) => mayCall(standing, operation, where)) && (only?.(standing) ?? true);
  };
  return Object.entries(page.actions).flatMap(([name, action]) => (isDue(action) ? [name] : []));
}

/** The actions that the page offers, by the names of the table; controls that the table does not have keep their own name. */
export function foundOn(
  { actions, free = [] }: PageOfMatrix,
  standing: Standing,
  offered: readonly string[],
): string[] {
  // A person of another account sees the links to their own settings.
  const names = Object.keys(actions).filter((name) => standing.role !== undefined || !(name in tabs));
  const known = [...names, ...free, ...ofShell];
  const unknown = offered.filter((one) => !isPlain(one) && !known.some((pattern) => fits(pattern, one)));
  return [...names.filter((pattern) => offered.some((one) => fits(pattern, one))), ...unknown];
}
