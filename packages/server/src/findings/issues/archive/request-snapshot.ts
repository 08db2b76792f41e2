import type { Services } from '../../../context.ts';
import { crawlerUserAgent } from '../../../platform/crawler-identity.ts';
import type { Suggestion } from '../suggestions/suggestion.ts';
import { readSnapshot } from './read-snapshot.ts';

/** Maximum size of a response; usual ones have some hundred bytes. */
const MAX_BYTES = 64 * 1024;
const LIMIT_MS = 15_000;

/** The URL of the request for copies of a URL. */
function addressFor(archiveUrl: string, url: string): string {
  const address = new URL(archiveUrl);
  address.searchParams.set('url', url);
  return address.href;
}

/**
 * Requests the copy that an archive has of a URL; null: it has none.
 * @throws OutboundError, SyntaxError, ZodError, TypeError when there is no response, or none that can be read
 */
export async function requestSnapshot(
  { config, outbound }: Pick<Services, 'config' | 'outbound'>,
  url: string,
  signal: AbortSignal,
): Promise<Suggestion | null> {
  const answer = await outbound.request({
    url: addressFor(config.archiveUrl, url),
    headers: { 'User-Agent': crawlerUserAgent(config), Accept: 'application/json' },
    limits: { totalMs: LIMIT_MS },
    maxBodyBytes: MAX_BYTES,
    signal,
  });
  if (answer.status !== 200) throw new TypeError(`the archive answered ${answer.status}`);
  if (answer.bodyTruncated) throw new TypeError(`the archive answered with more than ${MAX_BYTES} bytes`);
  if (answer.bodyError) throw new TypeError(`the answer of the archive broke off (${answer.bodyError})`);
  return readSnapshot(Buffer.from(answer.body).toString());
}
