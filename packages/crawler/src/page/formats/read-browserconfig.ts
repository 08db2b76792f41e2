import type { RawLink } from '../links/raw-link.ts';
import { decodeReferences } from '../text/decode-references.ts';
import { LineCounter } from '../text/line-counter.ts';

/** Links that are read from a file; real ones have at most five. */
const MAX_LINKS = 100;
/** Longest tag that is read, in characters. */
const TAG_LENGTH = 4_096;
const IMAGE = /^(?:square(?:70x70|150x150|310x310)logo|wide310x150logo|TileImage)\s/i;
const SOURCE = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/**
 * The images of the tiles in a `browserconfig.xml` (Microsoft, "Browser configuration schema reference"), which Windows shows for pinned
 * pages.
 */
export function readBrowserconfig(text: string): RawLink[] {
  const links: RawLink[] = [];
  const lines = new LineCounter(text);
  for (let at = text.indexOf('<'); at !== -1 && links.length < MAX_LINKS; at = text.indexOf('<', at)) {
    const isComment = text.startsWith('<!--', at);
    const end = text.indexOf(isComment ? '-->' : '>', at);
    if (end === -1) break;
    const tag = isComment ? '' : text.slice(at + 1, Math.min(end, at + TAG_LENGTH));
    const [, double, single = ''] = (IMAGE.test(tag) && SOURCE.exec(tag)) || [];
    const href = decodeReferences(double ?? single).trim();
    if (href !== '') links.push({ href, kind: 'icon', line: lines.at(at), text: '', region: 'other' });
    at = end;
  }
  return links;
}
