import { readName } from '../../platform/asserts/written-text.ts';
import { invalidSetting } from '../../platform/errors.ts';

interface Profile {
  readonly name?: string | undefined;
  readonly time_zone?: string | null | undefined;
  readonly locale?: string | null | undefined;
}

function readTimeZone(name: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    throw invalidSetting('time_zone', `There is no time zone ${name}; use a name such as Europe/Berlin.`);
  }
}

function readLocale(tag: string): string {
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    throw invalidSetting('locale', `${tag} is not a language tag; use one such as en-GB.`);
  }
}

/** Validates the name of a person and returns it normalised. @throws ServiceError `invalid_setting` */
export const readPersonName = (name: string): string => readName(name, 'person');

/** Validates the given members of a profile and returns them normalised. @throws ServiceError `invalid_setting` */
export const readProfile = ({ name, time_zone, locale }: Profile) => ({
  ...(name !== undefined && { name: readPersonName(name) }),
  ...(time_zone !== undefined && { time_zone: time_zone === null ? null : readTimeZone(time_zone) }),
  ...(locale !== undefined && { locale: locale === null ? null : readLocale(locale) }),
});
