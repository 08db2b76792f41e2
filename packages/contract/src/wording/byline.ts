const API_KEY = 'API key ';
/** Characters in the columns that hold it, as many as in the longest address. */
const MAX_LENGTH = 255;

/** The author of a change, where a record keeps one text of it. A key may be named like a person, so it says that it is a key. */
export const bylineOf = ({ kind, name }: { readonly kind: string; readonly name: string }): string =>
  kind === 'api-key' ? (API_KEY + name).slice(0, MAX_LENGTH).toWellFormed() : name;

/** Name of the API key that did it; undefined: no key did. Addresses of people hold no space. */
export const keyOfByline = (by: string): string | undefined =>
  by.startsWith(API_KEY) ? by.slice(API_KEY.length) : undefined;
