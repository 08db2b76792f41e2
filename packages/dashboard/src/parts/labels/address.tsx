import { partsOf, readableUrl } from '@linkvitals/contract/readable/url';

/**
 * A URL as people read it. It breaks between its parts: where digits stand before a slash, browsers would rather break a word
 * behind it.
 */
export function Address({ url }: { readonly url: string }) {
  const shown = readableUrl(url);
  // No fragments: lists have hundreds of these.
  const address = <>{partsOf(shown).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]))}</>;
  return shown === url ? address : <bdi dir="ltr">{address}</bdi>;
}
