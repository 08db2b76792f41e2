import './address.css';
import { partsOf, readableUrl } from '@linkvitals/contract/readable/url';
import { ownOriginOf } from './own-origin.ts';

/** Characters that fit on a line of the narrowest phones. */
const MAX_LETTERS = 26;

/** The scheme and the host. A class marks those that fit on a line, so that rows on phones can keep them together. */
function Origin({ scheme, host }: { readonly scheme: string; readonly host: string }) {
  const isShort = scheme.length + host.length <= MAX_LETTERS;
  return (
    <span class={isShort ? 'short-origin' : undefined}>
      {scheme === 'https://' ? <span class="https">{scheme}</span> : scheme}
      {!isShort && <wbr />}
      {host}
    </span>
  );
}

interface AddressProps {
  readonly url: string;
  /** Hostname, as readable URLs have it, of the site whose URLs are shown by their path; default: all are shown whole. */
  readonly site?: string | undefined;
}

/**
 * A URL in readable form, which breaks only between its parts. By themselves, browsers prefer other places after digits before a slash.
 */
export function Address({ url, site }: AddressProps) {
  const shown = readableUrl(url);
  const hidden = ownOriginOf(shown, site);
  const [first = '', second, ...rest] = partsOf(shown.slice(hidden.length));
  // No fragments, because lists have hundreds of these addresses.
  const address = (
    <>
      {hidden === '' && second !== undefined ? <Origin scheme={first} host={second} /> : first}
      {hidden !== '' && second}
      {rest.flatMap((part, index) => [<wbr key={index} />, part])}
    </>
  );
  return shown === url ? address : <bdi dir="ltr">{address}</bdi>;
}

/** Characters of the end of a URL that stay visible, however narrow its column is. */
const MAX_END = 24;
const HTTPS = 'https://';

/** A URL on one line. It gives way in its middle, because its end shows which URL it is; the whole of it is the text of the element. */
export function ShortAddress({ url, site }: AddressProps) {
  const readable = readableUrl(url);
  const shown = readable.slice(ownOriginOf(readable, site).length);
  const lastSlash = shown.replace(/\/$/, '').lastIndexOf('/');
  // As in the address bars of browsers, `https` is not shown; `http`, without encryption, is.
  const hasHttps = shown.startsWith(HTTPS);
  const at = Math.max(lastSlash, shown.length - MAX_END, hasHttps ? HTTPS.length : 0);
  return (
    <bdi class="short-address" dir="ltr">
      {/* Without a text it would raise the line. */}
      {at > 0 && (
        <span>
          {hasHttps && <span class="https">{HTTPS}</span>}
          {shown.slice(hasHttps ? HTTPS.length : 0, at)}
        </span>
      )}
      <span>{shown.slice(at)}</span>
    </bdi>
  );
}
