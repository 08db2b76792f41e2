import type { PageContent } from '../../../page/page-content.ts';
import { fnv1a } from '../../../page/text/fnv1a.ts';

/** Visible characters and links of the main part, up to which a page with scripts looks as if these were to fill it. */
const LITTLE_TEXT = 200;
const FEW_LINKS = 3;
/** Segments of a path that its form shows. */
const MAX_SEGMENTS = 6;
const LANGUAGE = /^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i;

/** The source of a page, as far as it says which pages it is like. */
export interface PageForm {
  /** The form of its path, as `/blog/*`. */
  readonly path: string;
  /** It has scripts, and hardly anything else. */
  readonly isBare: boolean;
  /** Hash of the names of its scripts, without what changes with each build. */
  readonly scripts: string;
}

/**
 * Describes the source of a page; undefined when it has no scripts, so that it stays as it is.
 *
 * @param links number of links in its main part
 * @param scripts URLs of its scripts
 */
export function pageForm(
  url: string,
  { marks }: Pick<PageContent, 'marks'>,
  { links, scripts }: { readonly links: number; readonly scripts: readonly string[] },
): PageForm | undefined {
  if (!marks.hasScript) return undefined;
  const names = [...new Set(scripts.map(nameOf))].sort();
  return {
    path: formOfPath(new URL(url).pathname),
    isBare: marks.textLength <= LITTLE_TEXT && links <= FEW_LINKS,
    scripts: fnv1a(names.join('\n')).toString(36),
  };
}

/** The first folder, unless it is a language or a number, and the number of segments: programs make pages by these. */
function formOfPath(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  const [first = '', ...rest] = segments.length > 1 && LANGUAGE.test(segments[0] ?? '') ? segments.slice(1) : segments;
  if (first === '') return '/';
  const stars = rest.slice(0, MAX_SEGMENTS).map(() => '/*');
  return `/${rest.length === 0 || /\d/.test(first) ? '*' : first.slice(0, 100)}${stars.join('')}`;
}

/** Builds put a hash into the names of scripts, behind a dot or a hyphen. */
function nameOf(script: string): string {
  const path = script.split(/[?#]/, 1)[0] ?? '';
  return path.replace(/[.\-_](?=[\w-]*[\dA-Z])[\w-]{6,}(?=\.)/g, '').replace(/\/[\da-f]{8,}(?=[./])/g, '/');
}
