import { partsOf, readableUrl } from '@linkvitals/contract/readable/url';

/** Letters that fit on a line of the narrowest phones. */
const MAX_LETTERS = 26;

/** The scheme and the host: a class says that they fit on a line, so that they can stay together in rows of phones. */
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

/**
 * A URL as people read it. It breaks between its parts: where digits stand before a slash, browsers would rather break a word
 * behind it.
 */
export function Address({ url }: { readonly url: string }) {
  const shown = readableUrl(url);
  const [scheme = '', host, ...rest] = partsOf(shown);
  // No fragments: lists have hundreds of these.
  const address = (
    <>
      {host === undefined ? scheme : <Origin scheme={scheme} host={host} />}
      {rest.flatMap((part, index) => [<wbr key={index} />, part])}
    </>
  );
  return shown === url ? address : <bdi dir="ltr">{address}</bdi>;
}
