import { UsageError } from '../../usage-error.ts';

const LOOPBACK = /^(?:localhost|(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;
const MAX_LENGTH = 2_048;

/**
 * Address of a server in the form of the SDK: without `/api/v1`, without a slash at the end.
 * @param insecureHttp Whether the API key may cross a network unencrypted.
 * @throws UsageError
 */
export function readServerUrl(text: string, { insecureHttp }: { readonly insecureHttp: boolean }): string {
  const url = /^https?:\/\//i.test(text) && text.length <= MAX_LENGTH ? URL.parse(text) : null;
  if (url === null) {
    throw new UsageError('Write the address of the server in full, such as https://linkvitals.example.com.');
  }
  if (url.username !== '' || url.password !== '') throw new UsageError('Leave user name and password out of the URL.');
  if (url.search !== '' || url.hash !== '') throw new UsageError('Leave query and fragment out of the URL.');
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname) && !insecureHttp) {
    throw new UsageError(
      `http:// would send the API key unencrypted to ${url.hostname}. Write https://, or add --insecure-http if nobody else can read the network in between.`,
    );
  }
  return url.origin + url.pathname.replace(/(?:\/api\/v1)?\/*$/, '');
}
