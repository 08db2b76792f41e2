import { ServiceError } from '../../../platform/errors.ts';

export const refusePasskey = (detail: string): ServiceError => new ServiceError('passkey_refused', detail);

const MAX_PASSKEYS = 20;

/** @throws ServiceError `passkey_refused` */
export function assertRoom(count: number): void {
  if (count < MAX_PASSKEYS) return;
  throw refusePasskey(`You have ${MAX_PASSKEYS} passkeys, which is the maximum. Remove one that you do not use.`);
}
