import { browserTimeZone } from '../clocks/time-zone.ts';

/** The time zone and language of this browser, for the profile of a new person. */
export const here = (): { readonly time_zone: string; readonly locale: string } => ({
  time_zone: browserTimeZone(),
  locale: navigator.language,
});
