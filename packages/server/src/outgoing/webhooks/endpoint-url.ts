import { OutboundError } from '@linkvitals/outbound';
import type { Services } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';

const refusalAt =
  (pointer: string) =>
  (detail: string): ServiceError =>
    new ServiceError('invalid_webhook_url', { detail, errors: [{ pointer, detail }] });

type Refuse = ReturnType<typeof refusalAt>;

/**
 * Checks an endpoint's URL and gives its stored form: parsed, without fragment. It queries DNS, so it must not run in a
 * transaction.
 *
 * A name that does not resolve now is accepted: subscribers are often registered before their DNS record exists, and
 * every attempt checks the address that it connects to anyway. Only URLs that could never be sent to are refused.
 * @param pointer Place of the URL in the body. Default: `#/url`.
 * @throws ServiceError `invalid_webhook_url`
 */
export async function checkEndpointUrl(
  services: Pick<Services, 'config' | 'outbound'>,
  text: string,
  { pointer = '#/url' }: { readonly pointer?: string } = {},
): Promise<string> {
  const refuse = refusalAt(pointer);
  const url = parse(text, services.config.allowHttpWebhooks, refuse);
  try {
    await services.outbound.check(url);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.code === 'invalid_url') throw refuse('The URL is not valid.');
    // There is one sentence for every reason: naming the rule would help to map the internal network.
    if (error.code === 'address_refused') {
      throw refuse(
        'The URL leads to an address, port or name that deliveries may not reach. Ports that browsers refuse, such as 25, are never open. An operator can open private addresses with LINKVITALS_ALLOW_CIDRS.',
      );
    }
  }
  return url;
}

function parse(text: string, allowHttp: boolean, refuse: Refuse): string {
  const url = URL.parse(text);
  if (url === null) throw refuse('The URL is not valid. Give it whole, e.g. https://example.com/hooks.');
  if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) {
    throw refuse(
      allowHttp
        ? 'The URL must begin with https:// or http://.'
        : 'The URL must begin with https://. An operator can allow http with LINKVITALS_ALLOW_HTTP_WEBHOOKS.',
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw refuse('The URL must not hold a user name or password.');
  }
  url.hash = '';
  if (url.href.length > 2048) throw refuse('The URL may have 2,048 characters at most.');
  return url.href;
}
