import type { Services } from '../../context.ts';
import { ServiceError } from '../errors.ts';

/** @throws ServiceError `password_sign_in_off` where people sign in with identity providers only */
export function assertPasswordsOn({ config }: Pick<Services, 'config'>): void {
  if (!config.oidcOnly) return;
  const detail =
    'This server takes no passwords. Sign in with an identity provider: GET /api/v1/sign-in-methods lists them.';
  throw new ServiceError('password_sign_in_off', detail);
}
