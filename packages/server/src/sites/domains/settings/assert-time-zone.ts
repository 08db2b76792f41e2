import { invalidSetting } from '../../../platform/errors.ts';
import { isTimeZone } from '../schedule/zoned-time.ts';

/** `pointer` is relative to the body. @throws ServiceError `invalid_setting` */
export function assertTimeZone(name: string | undefined, pointer: string): void {
  if (name === undefined || isTimeZone(name)) return;
  throw invalidSetting(
    pointer,
    `${name} is not a time zone of the IANA database; use one such as Europe/Berlin or UTC.`,
  );
}
