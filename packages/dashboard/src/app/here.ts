/** Time zone and language of this browser, for the profile of somebody new. */
export const here = (): { readonly time_zone: string; readonly locale: string } => ({
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  locale: navigator.language,
});
