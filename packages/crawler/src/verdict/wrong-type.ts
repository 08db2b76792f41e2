import type { OutboundResponse } from '@linkvitals/outbound';
import { isHtmlType } from '../page/is-html-type.ts';
import type { VerdictFacts } from '../types/records.ts';

const HTML_BEGINS = /^[\s\ufeff]*(?:<!--.*?-->\s*)?<(?:!doctype html|html|head|body)\b/is;

const DETAIL = 'Its answer is an HTML page, which browsers refuse as a script or style sheet.';

/** The use of a target in browsers. Undefined: any. */
export type Use = 'code' | 'image' | undefined;

/**
 * Facts that replace those of a good response which a browser cannot use: an HTML page in place of a script, a stylesheet or an image (HTML
 * standard, "fetch a classic script"; MIME Sniffing, section 8). A file that is only labelled as HTML, as by a server that knows one type,
 * works and keeps its facts.
 */
export function wrongType(
  use: Use,
  { status, headers, body }: OutboundResponse,
): (Pick<VerdictFacts, 'verdict' | 'reason' | 'warnings'> & { detail?: string }) | undefined {
  const isGood = status >= 200 && status < 300;
  if (use === undefined || !isGood || !isHtmlType(headers['content-type'] ?? 'text/html')) return undefined;
  if (!HTML_BEGINS.test(Buffer.from(body.subarray(0, 1_024)).toString('latin1').replace('\xef\xbb\xbf', '')))
    return undefined;
  if (use === 'image') return { verdict: 'ok', reason: 'ok', warnings: ['wrong_image_type'] };
  return { verdict: 'broken', reason: 'wrong_type', warnings: [], detail: DETAIL };
}
