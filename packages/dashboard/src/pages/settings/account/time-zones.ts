/** Every time zone that the browser knows, with the one that is chosen, which it may know by another name. */
export const timeZones = (chosen: string): readonly string[] =>
  [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])].sort();
