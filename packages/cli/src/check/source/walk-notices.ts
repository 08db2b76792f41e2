import { join, posix } from 'node:path';
import { inertWords } from '@linkvitals/contract/inert-text';
import type { Walked } from './walk-folder.ts';

/**
 * Sentences about left-out parts of a folder, one for each kind.
 *
 * @param name of the folder in reports
 * @param isRead whether a file of this path is read for links
 */
export function walkNotices(name: string, walked: Walked, isRead: (path: string) => boolean): string[] {
  const named = (path: string): string => inertWords(join(name, path));
  const sentence = (paths: readonly string[], one: string, many: string): string[] => {
    const [first, ...more] = paths;
    if (first === undefined) return [];
    return [`${named(first)} ${more.length === 0 ? one : `and ${more.length} more ${many}`}.`];
  };
  const { leadingOut, leadingNowhere, unreadable } = walked;
  const dead = leadingNowhere.filter(isRead);
  return [
    ...sentence(leadingOut, 'leads out of the folder and is left out', 'lead out of the folder and are left out'),
    ...sentence(dead, 'is a symbolic link that leads nowhere', 'are symbolic links that lead nowhere'),
    ...sentence(unreadable, 'may not be read and is left out', 'may not be read and are left out'),
    ...readElsewhere(walked, isRead, named),
  ];
}

/** A sentence about files that are read at another place: relative links in them start from there, and were not checked from here. */
function readElsewhere(
  { files, links }: Walked,
  isRead: (path: string) => boolean,
  named: (path: string) => string,
): string[] {
  if (links.size === 0) return [];
  const all = new Set(files);
  const elsewhere = [...links].filter(([link, path]) => {
    const isParent = path === '' || link.startsWith(`${path}/`);
    return !isParent && posix.dirname(link) !== posix.dirname(path) && (isRead(path) || !all.has(path));
  });
  const [first, ...more] = elsewhere;
  if (first === undefined) return [];
  const others = more.length === 0 ? '' : ` Other such links: ${more.length}.`;
  return [`${named(first[0])} is a symbolic link: what it leads to is read once, as ${named(first[1])}.${others}`];
}
