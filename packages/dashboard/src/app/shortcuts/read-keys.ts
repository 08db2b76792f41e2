import { pagePaths } from '../../page-paths.ts';

/** The pages that the second key after `g` opens. Those of a domain open only while a domain is shown. */
export const destinations = {
  d: pagePaths.domains,
  s: pagePaths.accountSettings,
  o: pagePaths.domain,
  i: pagePaths.issues,
  c: pagePaths.crawls,
  r: pagePaths.reports,
} as const;

export type Destination = (typeof destinations)[keyof typeof destinations];

/** The action of a shortcut of one or two keys. */
export type Meaning =
  | { readonly is: 'search' }
  | { readonly is: 'shortcuts' }
  | { readonly is: 'offer' }
  | { readonly is: 'row'; readonly step: 1 | -1 }
  | { readonly is: 'select'; readonly isRange: boolean }
  | { readonly is: 'go'; readonly to: Destination };

/** The meanings of keys that stand alone. */
const alone: Readonly<Record<string, Meaning>> = {
  '/': { is: 'search' },
  '?': { is: 'shortcuts' },
  u: { is: 'offer' },
  j: { is: 'row', step: 1 },
  k: { is: 'row', step: -1 },
  x: { is: 'select', isRange: false },
  X: { is: 'select', isRange: true },
};

/** Milliseconds after `g` in which the second key counts. */
const PATIENCE_MS = 1_500;

const isLetter = (key: string): key is keyof typeof destinations => Object.hasOwn(destinations, key);

/**
 * Creates a reader of shortcuts that takes the keys one after the other.
 * @param now ms, of any clock that goes forward
 * @returns a function that takes `event.key` and returns the action; undefined when the key completes none
 */
export function createKeyReader(now: () => number): (key: string) => Meaning | undefined {
  let startedAt: number | undefined;
  return (key) => {
    const isSecond = startedAt !== undefined && now() - startedAt <= PATIENCE_MS;
    startedAt = undefined;
    if (isSecond && isLetter(key)) return { is: 'go', to: destinations[key] };
    if (key === 'g') startedAt = now();
    return Object.hasOwn(alone, key) ? alone[key] : undefined;
  };
}
