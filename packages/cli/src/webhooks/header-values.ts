import type { IncomingMessage } from 'node:http';

/** Every value of a header, in order; Node's own list drops repetitions of some. `name` is in lower case. */
export function headerValues({ rawHeaders }: IncomingMessage, name: string): readonly string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);
}
