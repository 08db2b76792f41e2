import { ServiceError } from '../errors.ts';

const MAX_LENGTH = 255;

/** The name of an account without the spaces around it. @throws ServiceError `invalid_setting` */
export function readAccountName(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= MAX_LENGTH && !/\p{Cc}/u.test(name)) return name;
  throw new ServiceError(
    'invalid_setting',
    `The name of an account has 1 to ${MAX_LENGTH} characters, and none of them is a control character.`,
  );
}
