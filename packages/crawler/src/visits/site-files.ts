import { TargetUrls } from '../links/target-urls.ts';
import { readBrowserconfig } from '../page/formats/read-browserconfig.ts';
import { readCss } from '../page/formats/read-css.ts';
import { readManifest } from '../page/formats/read-manifest.ts';
import { linkColumns } from '../page/links/link-columns.ts';
import { mixedContent } from '../page/links/mixed-content.ts';
import type { RawLink } from '../page/links/raw-link.ts';
import { decodeStylesheet } from '../page/text/decode-text.ts';
import { LineCounter } from '../page/text/line-counter.ts';
import { upgradesInsecure } from '../page/upgrades-insecure.ts';
import type { Frontier } from '../targets/frontier.ts';
import { type Answered, fileKind } from './answer-kind.ts';
import type { Documents } from './documents.ts';

/** Reads stylesheets and manifests of the site: files that load others and are no pages. */
export class SiteFiles {
  readonly #frontier: Frontier;
  readonly #documents: Documents;

  constructor({ frontier, documents }: { frontier: Frontier; documents: Documents }) {
    this.#frontier = frontier;
    this.#documents = documents;
  }

  /** Reads a response. False when it is of no kind as which the target is linked. */
  read(id: number, { exchange, response }: Answered): boolean {
    const { body, headers } = response;
    const kind = fileKind(id, response, this.#frontier);
    if (kind === undefined) return false;
    const found =
      kind === 'stylesheet'
        ? stylesheetLinks(decodeStylesheet(body, headers['content-type']).text)
        : manifestLinks(new TextDecoder().decode(body));
    const { url } = exchange;
    const { links } = this.#documents.resolve(id, [linkColumns(found)], { url, base: undefined });
    const upgraded = upgradesInsecure(headers['content-security-policy']);
    const mixed = mixedContent({ url, links: new TargetUrls(links, this.#frontier), upgraded });
    this.#documents.finish({ type: 'resource', target: id, links }, { exchange, isMixed: mixed.length > 0 });
    return true;
  }
}

function stylesheetLinks(css: string): RawLink[] {
  const lines = new LineCounter(css);
  return readCss(css).map(({ href, offset, isImport }): RawLink => {
    return { href, kind: isImport ? 'stylesheet' : 'css', line: lines.at(offset), text: '', region: 'other' };
  });
}

/** The links of a manifest in either format: JSON, or the older one in XML. */
function manifestLinks(text: string): RawLink[] {
  return text.trimStart().startsWith('<') ? readBrowserconfig(text) : readManifest(text);
}
