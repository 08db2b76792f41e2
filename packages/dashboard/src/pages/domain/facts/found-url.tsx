import { readableHost } from '@linkvitals/contract/readable/host';
import { readableUrl } from '@linkvitals/contract/readable/url';
import { Address } from '../../../parts/labels/address.tsx';

/** The host of a URL as people read it; undefined: it stands in the URL. */
function readableHostOf(url: string): string | undefined {
  if (!readableUrl(url).includes('xn--')) return undefined;
  const hostname = URL.parse(url)?.hostname ?? '';
  const { name } = readableHost(hostname);
  return name === hostname ? undefined : name;
}

/** A URL that was crawled, which leads to what was requested: anybody may have written it, so it is followed without a referrer. */
export function FoundUrl({ url }: { readonly url: string }) {
  const isWeb = /^https?:/.test(url);
  if (!isWeb)
    return (
      <span class="mono">
        <Address url={url} />
      </span>
    );
  const host = readableHostOf(url);
  return (
    <>
      <a class="mono" href={url} target="_blank" rel="noreferrer noopener">
        <Address url={url} />
      </a>
      {host && <span class="muted"> ({host})</span>}
    </>
  );
}
