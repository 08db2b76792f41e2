import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Splits a response that ended with its connection. */
function parseAnswer(answer: string): RawAnswer {
  const end = answer.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = answer.slice(0, end).split('\r\n');
  const headers = new Headers(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body: answer.slice(end + 4) };
}

/**
 * Sends bytes to a server, which no HTTP client would send, and answers everything that it sends until it closes. A
 * request that is to be answered needs `Connection: close`.
 */
export async function rawRequest(url: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return parseAnswer(await text(socket));
}
