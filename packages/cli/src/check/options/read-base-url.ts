import { explainInvalid } from '@linkvitals/crawler';
import { InvalidArgumentError } from 'commander';

/**
 * Reads the URL at which a site will be served, as `https://example.com/` or `https://example.com/docs/`.
 *
 * @throws InvalidArgumentError that says what is wrong with it
 */
export function readBaseUrl(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    const why = /^https?:/i.test(text) ? `${explainInvalid(text)} ` : '';
    throw new InvalidArgumentError(`${why}Give an http:// or https:// URL, as https://example.com/docs/`);
  }
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new InvalidArgumentError('Give a URL without credentials, query and fragment.');
  }
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
