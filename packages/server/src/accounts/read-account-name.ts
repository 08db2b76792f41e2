import { ServiceError } from '../errors.ts';

const MAX_LENGTH = 255;

/** The name of an account without the spaces around it. @throws ServiceError `invalid_setting` */
export function readAccountName(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > MAX_LENGTH) {
    throw new ServiceError('invalid_setting', `A name has 1 to ${MAX_LENGTH} characters.`);
  }
  return name;
}
