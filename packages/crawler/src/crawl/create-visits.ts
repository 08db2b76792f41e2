import type { CrawlSettings } from '../crawl-settings.ts';
import { PageLinks } from '../links/page-links.ts';
import { readHere } from '../page/read-here.ts';
import { BodyRoom } from '../requests/body-room.ts';
import { NotFoundProbes } from '../soft-404/not-found-probes.ts';
import { RedirectRule } from '../targets/redirect-rule.ts';
import { AnchorReader } from '../visits/anchor-reader.ts';
import { CheckVisitor } from '../visits/check-visitor.ts';
import { Documents } from '../visits/documents.ts';
import { ExternalDoubts } from '../visits/external-doubts.ts';
import { ExternalVisitor } from '../visits/external-visitor.ts';
import { LinkChecks } from '../visits/link-checks.ts';
import { LinkOutcomes } from '../visits/link-outcomes.ts';
import { PageContents } from '../visits/page-contents.ts';
import { PageOutcomes } from '../visits/page-outcomes.ts';
import { PageVisitor } from '../visits/page-visitor.ts';
import { RedirectedPages } from '../visits/redirected-pages.ts';
import { Redirects } from '../visits/redirects.ts';
import { ChosenPages } from '../visits/rendering/auto/chosen-pages.ts';
import { RenderedPages } from '../visits/rendering/rendered-pages.ts';
import { ScriptRequests } from '../visits/rendering/script-requests.ts';
import { RobotsGate } from '../visits/robots-gate.ts';
import { SecondReader } from '../visits/second-reader.ts';
import { SiteFiles } from '../visits/site-files.ts';
import { SitePages } from '../visits/site-pages.ts';
import { TargetRequests } from '../visits/target-requests.ts';
import { TextReader } from '../visits/text-reader.ts';
import { VerdictCache } from '../visits/verdict-cache.ts';
import type { Knowledge } from './create-knowledge.ts';
import type { Network } from './create-network.ts';
import { createScriptSender } from './create-paced-outbound.ts';
import type { Work } from './scheduler.ts';
import type { Surroundings } from './surroundings.ts';

export type Readers = ReturnType<typeof createVisits>['readers'];

/** Makes the parts that handle single targets: `work` visits them, `readers` request them once more. */
export function createVisits(
  options: CrawlSettings,
  surroundings: Surroundings,
  { knowledge, network }: { knowledge: Knowledge; network: Network },
) {
  const { bounds, scope } = surroundings;
  const { frontier, targets, judgements, fragments, texts, urls, emit } = knowledge;
  const { fetcher, robots } = network;
  const contents = new PageContents(options.pageReading ?? readHere, bounds.linksPerPage);
  const pageLinks = new PageLinks(targets, frontier);
  const documents = new Documents({ frontier, pageLinks, judgements, emit });
  const rendering = createRendering(options, surroundings, { network, contents, pageLinks, frontier });
  const pages = new SitePages({ frontier, contents, documents, ledger: knowledge.ledger, rendering });
  const files = new SiteFiles({ frontier, documents });
  const anchors = new AnchorReader({ contents, fragments, urls });
  const rule = new RedirectRule({ urls, frontier, robots });
  const { onNote } = options;
  const getsOnly = options.only !== undefined;
  const requests = new TargetRequests({ frontier, fetcher, bounds, rule, getsOnly, onNote });
  const redirects = new Redirects({ frontier, targets, judgements, requests });
  const redirected = new RedirectedPages({ frontier, targets, judgements, scope });
  const cache = new VerdictCache({ hosts: options.externalHosts, frontier, rule });
  const bodyRoom = options.bodyRoom ?? new BodyRoom();
  const checks = new LinkChecks({ frontier, fragments, requests, redirects, bodyRoom, onNote });
  const doubts = new ExternalDoubts({ frontier, fetcher, limits: bounds.link });
  const linkOutcomes = new LinkOutcomes({ frontier, judgements, files, anchors, doubts });
  const gate = new RobotsGate({ frontier, robots, judgements, onNote });
  const page = new PageVisitor({
    requests,
    redirects,
    outcomes: new PageOutcomes({ redirected, pages, files, judgements }),
    bodyRoom,
  });
  const check = new CheckVisitor(checks, linkOutcomes);
  const external = new ExternalVisitor({ frontier, cache, judgements, checks, outcomes: linkOutcomes, onNote });
  const work: Work = {
    page: (id) => gate.admit(id, page),
    check: (id) => gate.admit(id, check),
    external: (id) => external.visit(id),
  };
  return {
    work,
    rendering,
    readers: {
      anchors: new SecondReader({ cache, judgements, requests, anchors, bodyRoom }),
      texts: new TextReader({ requests, texts, frontier, emit }),
      createProbes: (home: number) =>
        new NotFoundProbes(home, { frontier, fetcher, robots, limits: bounds.page, rendering }),
    },
  };
}

/** Makes what renders pages; undefined in a crawl that reads them as they are sent. */
function createRendering(
  options: CrawlSettings,
  { bounds, scope, clock, signal }: Surroundings,
  parts: { network: Network; contents: PageContents; pageLinks: PageLinks; frontier: Knowledge['frontier'] },
): RenderedPages | undefined {
  const { rendering, renderingMode, renderingPatterns } = options;
  if (rendering === undefined) return undefined;
  const chosen = renderingMode === 'auto' ? new ChosenPages(renderingPatterns) : undefined;
  const { network, contents, pageLinks, frontier } = parts;
  const { robots, paced } = network;
  const sender = createScriptSender(options, { paced, clock, scope, signal });
  const requests = new ScriptRequests({ options, scope, robots, sender, bounds, clock });
  const readText = (html: string) => contents.readText(html);
  return new RenderedPages({ options, rendering, chosen, requests, readText, pageLinks, frontier, signal });
}
