import { eventExample, eventTypes } from '@linkvitals/contract';
import type { Variant } from './finding.ts';

const REWRITTEN =
  'Verify the bytes as they arrive, before anything parses them (in Express: express.raw, or above express.json).';
const SAVED = 'It was added on the way or when the request was saved.';

const decode = (body: Buffer): string => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);

/** Makes a change of text; undefined when the body is no UTF-8 or cannot be changed so. */
const ofText = (change: (text: string) => string) => (body: Buffer) => {
  try {
    return Buffer.from(change(decode(body)));
  } catch {
    return undefined;
  }
};

const ofJson = (write: (value: unknown) => string) => ofText((text) => write(JSON.parse(text.replace(/^\uFEFF/, ''))));

/** Changes that undo damage to a body on its way: each `change` makes of the received body one that may have been signed. */
export const BODY_VARIANTS: readonly Variant<Buffer>[] = [
  {
    code: 'newline_added',
    text: `The body ends with a line break that was not sent. ${SAVED}`,
    change: ofText((text) => text.replace(/\r?\n$/, '')),
  },
  {
    code: 'newline_lost',
    text: 'The line break at the end of the body is missing. Take the body as it arrived, without trimming it.',
    change: ofText((text) => `${text}\n`),
  },
  {
    code: 'lf_became_crlf',
    text: 'Line breaks were turned from LF into CRLF, as editors and text modes of Windows do.',
    change: ofText((text) => text.replaceAll('\r\n', '\n')),
  },
  {
    code: 'crlf_became_lf',
    text: 'Line breaks were turned from CRLF into LF.',
    change: ofText((text) => text.replaceAll(/\r?\n/g, '\r\n')),
  },
  {
    code: 'bom_added',
    text: `The body starts with a byte order mark that was not sent. ${SAVED}`,
    change: ofText((text) => text.replace(/^\uFEFF/, '')),
  },
  {
    code: 'bom_lost',
    text: 'The byte order mark at the start of the body is missing: decoding bytes to text drops it.',
    change: ofText((text) => `\uFEFF${text}`),
  },
  {
    code: 'reserialised',
    text: `The body is the same JSON, but written anew (spaces, escapes or numbers differ). ${REWRITTEN}`,
    change: ofJson((value) => JSON.stringify(value)),
  },
  {
    code: 'reordered',
    text: `The body is the same JSON, but written anew with its members in another order. ${REWRITTEN}`,
    change: ofJson((value) => JSON.stringify(inContractOrder(value))),
  },
  {
    code: 'double_encoded',
    text: `The body is a JSON string that holds the JSON that was sent. ${REWRITTEN}`,
    change: ofJson((value) => {
      if (typeof value !== 'string') throw new TypeError('no text in JSON');
      return value;
    }),
  },
  {
    code: 'utf8_read_as_latin1',
    text: 'The body was read as Latin-1 and written as UTF-8 again. Keep the bytes, or decode as UTF-8.',
    change: (body) => latin1Of(body),
  },
  {
    code: 'written_as_latin1',
    text: 'The body was decoded and then written as Latin-1. Keep the bytes, or write UTF-8.',
    change: (body) => Buffer.from(body.toString('latin1')),
  },
  {
    code: 'written_as_utf16',
    text: 'The body was written as UTF-16, as PowerShell does with `>`. Keep the bytes.',
    change: (body) => {
      const text = body.toString('utf16le');
      return Buffer.from(text.replace(/^\uFEFF/, ''));
    },
  },
  {
    code: 'unicode_normalised',
    text: 'Letters of the body were put into another Unicode form. Keep the bytes.',
    change: ofText((text) => (text === text.normalize('NFC') ? text.normalize('NFD') : text.normalize('NFC'))),
  },
  {
    code: 'base64',
    text: 'The body is still in base64, as AWS Lambda gives it (isBase64Encoded). Decode it first.',
    change: ofText((text) => {
      if (!/^[\w+/=\s-]+$/.test(text)) throw new TypeError('not base64');
      return Buffer.from(text, 'base64').toString();
    }),
  },
  {
    code: 'percent_encoded',
    text: 'The body is percent-encoded, as a form would be.',
    change: ofText((text) => decodeURIComponent(text.replace(/^payload=/, '').replaceAll('+', ' '))),
  },
];

/** Each character as the byte of its number; undefined when a character is no byte. */
function latin1Of(body: Buffer): Buffer | undefined {
  const text = body.toString('utf8');
  for (const character of text) if (character > '\u00ff') return undefined;
  return Buffer.from(text, 'latin1');
}

/** The members of an event in the order in which the service writes them. */
function inContractOrder(value: unknown): unknown {
  const name = typeof value === 'object' && value !== null && 'event' in value ? value.event : undefined;
  const known = eventTypes.find(({ type }) => type === name);
  return known === undefined ? value : orderLike(value, eventExample(known.type));
}

function orderLike(value: unknown, model: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => orderLike(item, Array.isArray(model) ? model[0] : undefined));
  if (typeof value !== 'object' || value === null || typeof model !== 'object' || model === null) return value;
  const members = value as Readonly<Record<string, unknown>>;
  const models = model as Readonly<Record<string, unknown>>;
  const names = [...Object.keys(models).filter((name) => Object.hasOwn(members, name)), ...Object.keys(members)];
  return Object.fromEntries([...new Set(names)].map((name) => [name, orderLike(members[name], models[name])]));
}
