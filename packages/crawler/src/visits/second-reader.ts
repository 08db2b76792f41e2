import type { ExternalHosts } from '../crawl-options.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { FragmentReader } from './fragment-reader.ts';
import type { TargetRequests } from './target-requests.ts';

interface SecondReaderParts {
  readonly frontier: Frontier;
  readonly judgements: Judgements;
  readonly hosts: ExternalHosts;
  readonly requests: TargetRequests;
  readonly fragments: FragmentReader;
}

/** Requests documents once more for what nobody needed at first; their verdicts stand. */
export class SecondReader {
  readonly #parts: SecondReaderParts;

  constructor(parts: SecondReaderParts) {
    this.#parts = parts;
  }

  /** For the ids of a page that was only checked. */
  async anchors(id: number): Promise<void> {
    const { frontier, judgements, hosts, requests, fragments } = this.#parts;
    // The response to another crawl stood for it until now, so its verdict says that nothing was requested.
    const known = frontier.wasRequested(id) ? undefined : hosts.cached(frontier.url(id));
    const answered = await requests.again(id);
    if (known !== undefined) judgements.settle(id, known);
    if (answered !== undefined) await fragments.readAnchors(id, answered);
  }

  /** For the text of an own page that links quote. */
  async texts(id: number): Promise<void> {
    const { requests, fragments } = this.#parts;
    const answered = await requests.again(id);
    if (answered !== undefined) fragments.readText(id, answered);
  }
}
