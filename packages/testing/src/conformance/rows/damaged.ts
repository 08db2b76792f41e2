import { constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { type ConformanceRow, expecting, type Play } from '../conformance-row.ts';
import { page } from '../plays.ts';

const { ok: fine, broken } = expecting;
const GZIP = 'content-encoding: gzip\r\n';
const CHUNKED = 'transfer-encoding: chunked\r\n';
const BEHIND = '</html>\n<!-- written by a cache -->\n';

interface Damage {
  readonly name: string;
  readonly path: string;
  readonly fields: string;
  readonly pack: (body: Buffer) => Buffer;
  /** Announces 7 bytes more than it sends. */
  readonly isShort?: true;
  /** The reason when browsers refuse the answer. Default: connection_reset. */
  readonly reason?: 'protocol_error';
}

const chunk = (body: Buffer): Buffer => {
  return Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]);
};
const withTrailer = (trailer: string) => (body: Buffer) =>
  Buffer.concat([gzipSync(body).subarray(0, -8), Buffer.from(trailer)]);

/** Damages with which browsers show a page, but refuse a file. */
const CUTS: readonly Damage[] = [
  { name: 'a length 7 too large', path: 'length', fields: '', pack: (body) => body, isShort: true },
  { name: 'a length 7 too large in gzip', path: 'gzip-length', fields: GZIP, pack: gzipSync, isShort: true },
  { name: 'no last chunk', path: 'chunk', fields: CHUNKED, pack: chunk },
  {
    name: 'gzip in which the last chunk is missing',
    path: 'gzip-chunk',
    fields: CHUNKED + GZIP,
    pack: (body) => chunk(gzipSync(body)),
  },
  {
    name: 'gzip that ends before its last block',
    path: 'gzip-block',
    fields: GZIP,
    reason: 'protocol_error',
    pack: (body) =>
      Buffer.concat([gzipSync('').subarray(0, 10), deflateRawSync(body, { finishFlush: constants.Z_SYNC_FLUSH })]),
  },
];

/** Damages that browsers ignore. */
const FLAWS: readonly Damage[] = [
  { name: 'gzip with a wrong checksum', path: 'sum', fields: GZIP, pack: withTrailer('12345678') },
  {
    name: 'gzip with a comment in the place of its checksum',
    path: 'comment',
    fields: GZIP,
    pack: withTrailer(BEHIND),
  },
];

function play({ fields, pack, isShort }: Damage, text: string, type = 'text/html'): Play {
  return ({ request: { method, socket } }) => {
    const body = pack(Buffer.from(text));
    const length = isShort ? `content-length: ${body.length + 7}\r\n` : '';
    const head = `HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-type: ${type}\r\n${fields}${length}\r\n`;
    socket.end(Buffer.concat([Buffer.from(head), method === 'HEAD' ? Buffer.alloc(0) : body]));
  };
}

const pages = [...CUTS, ...FLAWS].flatMap((damage): ConformanceRow[] => {
  const { name, path } = damage;
  const missing = `/missing-behind/damaged-${path}`;
  const url = `http://damaged-${path}.test/x`;
  const text = `<!doctype html><html><title>A page</title><p id="part"><a href="${missing}">x</a></html>`;
  return [
    { name: `a page with ${name}`, href: `/damaged/${path}`, expected: fine('body_damaged'), play: play(damage, text) },
    { name: `a page with ${name}: its link`, href: missing, element: 'none', expected: broken('not_found') },
    {
      name: `a page of another host with ${name}`,
      href: `${url}#part`,
      expected: fine('body_damaged'),
      play: play(damage, text + BEHIND),
    },
    { name: `an id that such a page lacks: ${name}`, href: `${url}#gone`, expected: broken('fragment_missing') },
  ];
});

const cutPages = CUTS.map((damage): ConformanceRow => {
  const { name, path, reason = 'connection_reset' } = damage;
  return {
    name: `a page that lacks its end, with ${name}`,
    href: `/cut/${path}`,
    expected: broken(reason),
    play: play(damage, '<!doctype html><html><title>A page</title><p>The beginning'),
  };
});

const styles = CUTS.map((damage): ConformanceRow => {
  const { name, path, reason = 'connection_reset' } = damage;
  return {
    name: `a style sheet with ${name}`,
    href: `/cut-style/${path}.css`,
    element: 'none',
    expected: broken(reason),
    play: play(damage, 'p { color: red }', 'text/css'),
  };
});

const others: ConformanceRow[] = [
  {
    name: 'a page with cut style sheets',
    href: '/cut-style/',
    expected: fine(),
    play: page(styles.map(({ href }) => `<link rel=stylesheet href="${href}">`).join('')),
  },
  {
    name: 'a small page in deflate with a wrong checksum, of which browsers show nothing',
    href: '/damaged/deflate',
    expected: broken('protocol_error'),
    play: play(
      {
        name: '',
        path: '',
        fields: 'content-encoding: deflate\r\n',
        pack: (body) => Buffer.concat([deflateSync(body).subarray(0, -4), Buffer.from('1234')]),
      },
      '<!doctype html><html><title>A page</title></html>',
    ),
  },
];

/** Rows about bodies that differ from their announcement. */
export const damagedRows: readonly ConformanceRow[] = [...pages, ...cutPages, ...styles, ...others];
