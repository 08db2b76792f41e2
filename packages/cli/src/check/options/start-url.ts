import { explainInvalid } from '@linkvitals/crawler';
import { BAD_PORTS, isPrivateHost } from '@linkvitals/outbound';
import { UsageError } from '../../usage-error.ts';

export interface StartUrl {
  readonly url: URL;
  /** True when no scheme was given: https is tried first, then http. */
  readonly fallbackToHttp: boolean;
}

/** Reads the site as a person gives it: a URL, or just a host, for which https is assumed (http on this machine). */
export function startUrl(text: string): StartUrl {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const url = URL.parse(hasScheme ? text : `https://${text}`);
  if (url === null || url.hostname === '') {
    throw new UsageError(`${text} is no URL. ${explainInvalid(text)} Give one like https://example.com`);
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new UsageError(`${url.protocol}// cannot be crawled. Give an http:// or https:// URL.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new UsageError('Credentials in the URL are not used. Send them as --basic-auth user:password');
  }
  if (BAD_PORTS.has(Number(url.port || 80))) {
    throw new UsageError(
      `Browsers open no site on port ${url.port}, which belongs to another service. Give another port.`,
    );
  }
  if (hasScheme || !isPrivateHost(url.hostname)) return { url, fallbackToHttp: !hasScheme };
  return { url: new URL(url.href.replace(/^https:/, 'http:')), fallbackToHttp: false };
}
