const API_KEY = 'API key ';
/** Max characters of the columns that hold it, equal to the longest address. */
const MAX_LENGTH = 255;

/** The author of a change as one text for a record. A key may have the name of a person, so the text says that it is a key. */
export const bylineOf = ({ kind, name }: { readonly kind: string; readonly name: string }): string =>
  kind === 'api-key' ? (API_KEY + name).slice(0, MAX_LENGTH).toWellFormed() : name;

/** Name of the API key in a byline; undefined for a person. Addresses of people hold no space. */
export const keyOfByline = (by: string): string | undefined =>
  by.startsWith(API_KEY) ? by.slice(API_KEY.length) : undefined;
