import { InvalidArgumentError } from 'commander';

/** Reads the value of an option that is the URL of a receiver. */
export function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new InvalidArgumentError('Write it with http:// or https:// in front, e.g. http://localhost:3000/webhooks.');
  }
  if (url.username !== '' || url.password !== '') throw new InvalidArgumentError('Leave user name and password out.');
  return url.href;
}
