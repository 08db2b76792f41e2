import { originOf } from './origin-of.ts';

/** Query variants of one path that are followed; faceted search and session ids make endless ones. */
const QUERY_VARIANTS = 50;
/** A segment that comes back this often in one path is a relative link gone round in circles. */
const SEGMENT_REPEATS = 3;

/** Refuses pages that look made without end. Stateful: the first variants of a path pass, later ones do not. */
export class TrapGuard {
  readonly #variants = new Map<string, number>();

  /** Called once for each new page URL, in order of discovery. */
  admit(url: string): boolean {
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    if (repeatsSegment(path.slice(originOf(path).length))) return false;
    if (query === -1) return true;
    const seen = (this.#variants.get(path) ?? 0) + 1;
    this.#variants.set(path, seen);
    return seen <= QUERY_VARIANTS;
  }
}

function repeatsSegment(path: string): boolean {
  const segments = path.split('/');
  if (segments.length <= SEGMENT_REPEATS) return false;
  const counts = new Map<string, number>();
  for (const segment of segments) {
    if (segment === '') continue;
    const count = (counts.get(segment) ?? 0) + 1;
    if (count >= SEGMENT_REPEATS) return true;
    counts.set(segment, count);
  }
  return false;
}
