import type { ParameterizedContext } from 'koa';
import rawBody from 'raw-body';
import { ServiceError } from '../../platform/errors.ts';

/** Maximum size of a form in bytes */
const LIMIT = 4096;

/**
 * Reads the fields of a form that one of the server's pages posts.
 * @throws ServiceError `unsupported_media_type`, `payload_too_large`, `malformed_request`
 */
export async function readForm(koa: ParameterizedContext): Promise<URLSearchParams> {
  if (!koa.is('application/x-www-form-urlencoded')) {
    throw new ServiceError('unsupported_media_type', 'Send the form as application/x-www-form-urlencoded.');
  }
  try {
    const bytes = await rawBody(koa.req, { limit: LIMIT, length: koa.request.length });
    return new URLSearchParams(bytes.toString());
  } catch (error) {
    const type = (error as { type?: string }).type;
    if (type === 'entity.too.large') throw new ServiceError('payload_too_large', 'The form may have 4 KiB at most.');
    throw new ServiceError('malformed_request', 'The form broke off before its end.');
  }
}
