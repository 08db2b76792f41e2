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

/** The kind of link that leads to the URL. Links of this kind get the strictest check: pages are requested by GET and read. */
const KIND = 'a';

/**
 * Adds the one URL that is checked, as if the start page linked to it, with its fragment. The start page is dormant: it is requested only
 * when a redirect leads to it, or when it is added again.
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

/** Splits a URL at its `#`. A text that is no URL stays whole, because it is identified by the whole text. */
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

/** A URL of the site got no response at all, as it is with all its URLs while the site is down. */
export function failsAsIfAway(id: number, frontier: Frontier): boolean {
  const known = frontier.verdict(id);
  if (known === undefined || known.status !== undefined || !frontier.isInternal(id)) return false;
  return known.verdict === 'broken' && OF_THE_NETWORK.has(known.reason);
}
