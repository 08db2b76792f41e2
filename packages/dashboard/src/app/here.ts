import { browserTimeZone } from '../clocks/time-zone.ts';

/** Time zone and language of this browser, for the profile of somebody new. */
export const here = (): { readonly time_zone: string; readonly locale: string } => ({
  time_zone: browserTimeZone(),
  locale: navigator.language,
});
