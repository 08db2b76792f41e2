/** A possible answer of a server. */
export interface MutatedAnswer {
  readonly wire: Buffer;
  /** It answers a HEAD. */
  readonly isHead: boolean;
}

type Below = (limit: number) => number;

const lines = {
  status: [
    'HTTP/1.1 200 OK',
    'HTTP/1.1 404 Not Found',
    'HTTP/1.0 200 OK',
    'HTTP/1.1 200 ',
    'HTTP/1.1 204 No Content',
    'HTTP/1.1 304 Not Modified',
    'HTTP/1.1 503 a\xe4b',
  ],
  interim: ['HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n', 'HTTP/1.1 100 Continue\r\n\r\n', '\r\n'],
  field: [
    'x-a: b',
    'X-A:\t b \t',
    'set-cookie: a=1',
    'link: </x>',
    'x-empty:',
    'x-raw: \xe4\xff',
    'connection: close',
    'Connection: keep-alive, x',
    'keep-alive: timeout=5',
    'x_!#$%: 1',
    'x-colon: a:b',
  ],
  framing: [
    'content-length: 5',
    'Content-Length:5',
    'content-length: 5 ',
    'transfer-encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'transfer-encoding: chunked, gzip',
    'transfer-encoding: gzip',
    'transfer-encoding: gzip\r\ntransfer-encoding: chunked',
    'content-length: 5\r\ncontent-length: 5',
    'transfer-encoding: chunked\r\ncontent-length: 5',
    'content-length: +5',
    'content-length: 0x5',
    'content-length: 5, 5',
    'x-none: 1',
  ],
  body: [
    'hello',
    '5\r\nhello\r\n0\r\n\r\n',
    '2;a=b\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n',
    '2;a="b\\"c"\r\nhe\r\n3;d\r\nllo\r\n0\r\n\r\n',
    '5\r\nhello\r\n0\r\nx-t: 1\r\n\r\n',
    '05\r\nhello\r\n0\r\n\r\n',
    '5 \r\nhello\r\n0\r\n\r\n',
    'g\r\nhello\r\n0\r\n\r\n',
    '',
  ],
} as const;

/** Bytes to insert: NUL, blanks, line ends, delimiters of the grammar, a digit, a letter, DEL, a byte beyond ASCII. */
const ODD = [0, 9, 10, 13, 32, 44, 58, 59, 48, 97, 127, 255];

/** A valid answer in two thirds of the cases; in the others something is removed, inserted, repeated, moved or replaced. */
export function mutatedAnswer(seed: number): MutatedAnswer {
  const below = random(seed);
  const one = (of: keyof typeof lines): string => lines[of][below(lines[of].length)] ?? '';
  const interim = below(12) === 0 ? one('interim') : '';
  const fields = Array.from({ length: below(4) }, () => one('field'));
  const head = [one('status'), ...fields, one('framing')].join('\r\n');
  const bytes = Array.from(Buffer.from(`${interim}${head}\r\n\r\n${one('body')}`, 'latin1'));
  for (let changes = below(3) === 0 ? 1 + below(3) : 0; changes > 0; changes--) mutate(bytes, below);
  return { wire: Buffer.from(bytes), isHead: below(10) === 0 };
}

function mutate(bytes: number[], below: Below): void {
  const at = below(bytes.length + 1);
  const odd = ODD[below(ODD.length)] ?? 0;
  switch (below(8)) {
    case 0:
      bytes.splice(at, 1);
      return;
    case 1:
    case 2:
      bytes.splice(at, 1, odd);
      return;
    case 3:
    case 4:
      bytes.splice(at, 0, odd);
      return;
    case 5:
      bytes.splice(at, 0, ...bytes.slice(at, at + 1 + below(20)));
      return;
    case 6:
      bytes.splice(below(bytes.length + 1), 0, ...bytes.splice(at, 1 + below(6)));
      return;
    default:
      bytes.length = Math.min(bytes.length, at);
  }
}

/** Makes pseudo-random numbers (mulberry32), so that a failure can be repeated by its seed. */
function random(seed: number): Below {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}
