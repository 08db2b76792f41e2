import type { CrawlOptions } from '../crawl-options.ts';
import { PageLinks } from '../links/page-links.ts';
import { readHere } from '../page/read-here.ts';
import { BodyRoom } from '../requests/body-room.ts';
import { HostRoots } from '../requests/host-roots.ts';
import { CheckVisitor } from '../visits/check-visitor.ts';
import { Documents } from '../visits/documents.ts';
import { ExternalVisitor } from '../visits/external-visitor.ts';
import { FragmentReader } from '../visits/fragment-reader.ts';
import { Outcomes } from '../visits/outcomes.ts';
import { PageContents } from '../visits/page-contents.ts';
import { PageVisitor } from '../visits/page-visitor.ts';
import { RedirectRule } from '../visits/redirect-rule.ts';
import { Redirects } from '../visits/redirects.ts';
import { RobotsGate } from '../visits/robots-gate.ts';
import { SecondReader } from '../visits/second-reader.ts';
import { SiteFiles } from '../visits/site-files.ts';
import { SitePages } from '../visits/site-pages.ts';
import { TargetRequests } from '../visits/target-requests.ts';
import type { Knowledge } from './create-knowledge.ts';
import type { Network } from './create-network.ts';
import type { Work } from './scheduler.ts';
import type { Surroundings } from './surroundings.ts';

/** What is done with single targets. */
export function createVisits(
  options: CrawlOptions,
  { bounds, scope }: Surroundings,
  { knowledge, network }: { knowledge: Knowledge; network: Network },
) {
  const { frontier, targets, judgements, fragments, urls } = knowledge;
  const { fetcher, robots } = network;
  const { externalHosts: hosts } = options;
  const rule = new RedirectRule({ urls, frontier, robots });
  const requests = new TargetRequests({ frontier, fetcher, bounds, rule });
  const gate = new RobotsGate({ frontier, robots, judgements });
  const redirects = new Redirects({ frontier, targets, judgements, requests, scope });
  const contents = new PageContents(options.pageReading ?? readHere, bounds.linksPerPage);
  const reader = createFragmentReader(knowledge, contents);
  const outcomes = createOutcomes(knowledge, { contents, reader });
  const pages = new PageVisitor({ gate, requests, redirects, outcomes, bodyRoom: options.bodyRoom ?? new BodyRoom() });
  const checks = new CheckVisitor({ frontier, fragments, gate, requests, redirects, outcomes });
  const roots = new HostRoots(fetcher, bounds.link);
  const known = { frontier, fragments, judgements, hosts, roots };
  const external = new ExternalVisitor({ ...known, requests, redirects, outcomes });
  const work: Work = {
    page: (id) => pages.visit(id),
    check: (id) => checks.visit(id),
    external: (id) => external.visit(id),
  };
  return { work, secondReader: new SecondReader({ frontier, judgements, hosts, requests, fragments: reader }) };
}

function createFragmentReader({ frontier, fragments, texts, emit }: Knowledge, contents: PageContents): FragmentReader {
  return new FragmentReader({ contents, frontier, fragments, texts, emit });
}

function createOutcomes(
  { frontier, targets, judgements, ledger, emit }: Knowledge,
  { contents, reader }: { contents: PageContents; reader: FragmentReader },
): Outcomes {
  const documents = new Documents({ frontier, pageLinks: new PageLinks(targets, frontier), judgements, emit });
  const pages = new SitePages({ frontier, contents, documents, ledger });
  const files = new SiteFiles({ frontier, documents });
  return new Outcomes({ frontier, judgements, pages, files, fragments: reader });
}
