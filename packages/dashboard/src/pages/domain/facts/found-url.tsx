import { readableHost } from '@linkvitals/contract/readable/host';
import { readableUrl } from '@linkvitals/contract/readable/url';
import { NewTabLink } from '../../../parts/buttons/new-tab-link.tsx';
import { Address, ShortAddress } from '../../../parts/labels/address.tsx';
import { useSite } from './site.ts';

/** The host of a URL in readable form; undefined when the URL shows it already. */
function readableHostOf(url: string): string | undefined {
  if (!readableUrl(url).includes('xn--')) return undefined;
  const hostname = URL.parse(url)?.hostname ?? '';
  const { name } = readableHost(hostname);
  return name === hostname ? undefined : name;
}

/** Whether a browser can open a URL as a page. */
export const isWebUrl = (url: string): boolean => /^https?:/.test(url);

interface FoundUrlProps {
  readonly url: string;
  /** Whether it is on one line and gives way in its middle; default: it breaks between its parts. */
  readonly oneLine?: boolean;
  /** Whether the site is known, so that its URLs are shown by their path. Default: as `oneLine`. */
  readonly byPath?: boolean;
}

/** A crawled URL, as a link to the URL that was requested. Anybody may have written it, so the link sends no referrer. */
export function FoundUrl({ url, oneLine = false, byPath = oneLine }: FoundUrlProps) {
  const site = useSite();
  const of = { url, site: byPath ? site : undefined };
  const address = oneLine ? <ShortAddress {...of} /> : <Address {...of} />;
  if (!isWebUrl(url)) return <span class="mono">{address}</span>;
  const host = readableHostOf(url);
  return (
    <>
      <NewTabLink class="mono" href={url} label={readableUrl(url)}>
        {address}
      </NewTabLink>
      {host && <span class="muted"> ({host})</span>}
    </>
  );
}
