import type { FragmentLedger } from '../fragments/fragment-ledger.ts';
import type { TextFragments } from '../fragments/text-fragments.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { Targets } from '../targets/targets.ts';
import type { PageLink } from '../types/records.ts';
import type { Reason } from '../types/verdict.ts';
import { identityOf, resolveStored } from '../url/resolve-link.ts';

interface OneTargetParts {
  readonly targets: Targets;
  readonly fragments: FragmentLedger;
  readonly texts: TextFragments;
}

/** What a URL is met as: the strictest, since pages are requested by GET and read. */
const KIND = 'a';

/**
 * Meets the URL that is looked at by itself, as if the start page linked to it, with its fragment. The start page sleeps: it
 * is requested when a redirect leads to it or somebody wakes it.
 */
export function meetOne(
  { url, home }: { readonly url: string; readonly home: string },
  { targets, fragments, texts }: OneTargetParts,
): { readonly startId: number; readonly id: number } {
  const startId = targets.addDormantStart(identityOf(home));
  const [page = '', fragment] = splitFragment(url);
  const id = targets.meet(resolveStored(page), KIND, 0);
  if (fragment !== undefined) {
    const link: PageLink = { target: id, kind: KIND, line: 0, text: '', region: 'other', count: 1, fragment };
    fragments.noteLink(startId, link);
    texts.noteLink(startId, link);
  }
  return { startId, id };
}

/** What is no URL keeps its `#`: it is known by all that was written. */
function splitFragment(url: string): [page: string, fragment?: string] {
  const hash = url.indexOf('#');
  if (hash === -1 || !URL.canParse(url)) return [url];
  return [url.slice(0, hash), url.slice(hash + 1)];
}

const OF_THE_NETWORK: ReadonlySet<Reason> = new Set<Reason>([
  'timeout',
  'connection_refused',
  'connection_reset',
  'dns_error',
  'dns_not_found',
  'tls_error',
  'protocol_error',
]);

/** A URL of the site gave no answer at all, as all of them do while the site is away. */
export function failsAsIfAway(id: number, frontier: Frontier): boolean {
  const known = frontier.verdict(id);
  if (known === undefined || known.status !== undefined || !frontier.isInternal(id)) return false;
  return known.verdict === 'broken' && OF_THE_NETWORK.has(known.reason);
}
