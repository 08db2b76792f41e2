import type { Answer } from './serve.ts';

/** A page in a language and an encoding. */
export interface LanguagePage {
  readonly language: string;
  readonly encoding: string;
  /** The declaration of the encoding: `late` is a `meta` behind the first 1,024 bytes, `none` leaves it to the reader. */
  readonly declared: 'header' | 'meta' | 'http-equiv' | 'late' | 'bom' | 'none';
  /** Two words, each with its bytes in the encoding, in hexadecimal. */
  readonly words: readonly [readonly [text: string, bytes: string], readonly [text: string, bytes: string]];
  /** The second word as a browser writes it into a query of the page. */
  readonly query: string;
}

/** Pages with words of our own choice. Their bytes are from Python's codecs, not from our code or a library that we use. */
export const LANGUAGE_PAGES: readonly LanguagePage[] = [
  {
    language: 'Russian',
    encoding: 'windows-1251',
    declared: 'header',
    words: [
      ['кот', 'eaeef2'],
      ['мяу', 'ecfff3'],
    ],
    query: '%EC%FF%F3',
  },
  {
    language: 'Russian',
    encoding: 'koi8-r',
    declared: 'meta',
    words: [
      ['собака', 'd3cfc2c1cbc1'],
      ['гав', 'c7c1d7'],
    ],
    query: '%C7%C1%D7',
  },
  {
    language: 'Japanese',
    encoding: 'shift_jis',
    declared: 'http-equiv',
    words: [
      ['ソース', '835c815b8358'],
      ['表示', '955c8ea6'],
    ],
    query: '%95\\%8E%A6',
  },
  {
    language: 'Japanese',
    encoding: 'euc-jp',
    declared: 'meta',
    words: [
      ['日本語', 'c6fccbdcb8ec'],
      ['猫', 'c7ad'],
    ],
    query: '%C7%AD',
  },
  {
    language: 'Japanese',
    encoding: 'iso-2022-jp',
    declared: 'meta',
    words: [
      ['検索', '1b244238213a771b2842'],
      ['犬', '1b244238241b2842'],
    ],
    query: '%1B$B8$%1B(B',
  },
  {
    language: 'simplified Chinese',
    encoding: 'gbk',
    declared: 'header',
    words: [
      ['中文', 'd6d0cec4'],
      ['镕', 'e946'],
    ],
    query: '%E9F',
  },
  {
    language: 'simplified Chinese',
    encoding: 'gb18030',
    declared: 'meta',
    words: [
      ['搜索', 'cbd1cbf7'],
      ['㐂', '8139ef31'],
    ],
    query: '%819%EF1',
  },
  {
    language: 'traditional Chinese',
    encoding: 'big5',
    declared: 'http-equiv',
    words: [
      ['功能', 'a55cafe0'],
      ['貓', 'bfdf'],
    ],
    query: '%BF%DF',
  },
  {
    language: 'Korean',
    encoding: 'euc-kr',
    declared: 'meta',
    words: [
      ['똠방', '8c63b9e6'],
      ['뷁', '94ee'],
    ],
    query: '%94%EE',
  },
  {
    language: 'Hebrew',
    encoding: 'windows-1255',
    declared: 'meta',
    words: [
      ['שלום', 'f9ece5ed'],
      ['חתול', 'e7fae5ec'],
    ],
    query: '%E7%FA%E5%EC',
  },
  {
    language: 'Arabic',
    encoding: 'windows-1256',
    declared: 'header',
    words: [
      ['قطة', 'ded8c9'],
      ['بحث', 'c8cdcb'],
    ],
    query: '%C8%CD%CB',
  },
  {
    language: 'Polish',
    encoding: 'iso-8859-2',
    declared: 'late',
    words: [
      ['żółw', 'bff3b377'],
      ['łódź', 'b3f364bc'],
    ],
    query: '%B3%F3d%BC',
  },
  {
    language: 'Czech',
    encoding: 'windows-1250',
    declared: 'late',
    words: [
      ['žluťoučký', '9e6c759d6f75e86bfd'],
      ['kůň', '6bf9f2'],
    ],
    query: 'k%F9%F2',
  },
  {
    language: 'Greek',
    encoding: 'windows-1253',
    declared: 'meta',
    words: [
      ['γάτα', 'e3dcf4e1'],
      ['σκύλος', 'f3eafdebeff2'],
    ],
    query: '%F3%EA%FD%EB%EF%F2',
  },
  {
    language: 'Turkish',
    encoding: 'windows-1254',
    declared: 'meta',
    words: [
      ['ığdır', 'fdf064fd72'],
      ['şeker', 'fe656b6572'],
    ],
    query: '%FEeker',
  },
  {
    language: 'Thai',
    encoding: 'windows-874',
    declared: 'meta',
    words: [
      ['แมว', 'e1c1c7'],
      ['หมา', 'cbc1d2'],
    ],
    query: '%CB%C1%D2',
  },
  {
    language: 'German',
    encoding: 'windows-1252',
    declared: 'none',
    words: [
      ['Größe', '4772f6df65'],
      ['Übung', 'dc62756e67'],
    ],
    query: '%DCbung',
  },
  {
    language: 'Hindi',
    encoding: 'utf-16le',
    declared: 'bom',
    words: [
      ['बिल्ली', '2c093f0932094d0932094009'],
      ['खोज', '16094b091c09'],
    ],
    query: '%E0%A4%96%E0%A5%8B%E0%A4%9C',
  },
  {
    language: 'Tamil',
    encoding: 'utf-16be',
    declared: 'bom',
    words: [
      ['பூனை', '0baa0bc20ba90bc8'],
      ['தேடு', '0ba40bc70b9f0bc1'],
    ],
    query: '%E0%AE%A4%E0%AF%87%E0%AE%9F%E0%AF%81',
  },
  {
    language: 'Ukrainian',
    encoding: 'utf-8',
    declared: 'none',
    words: [
      ['кішка', 'd0bad196d188d0bad0b0'],
      ['їжак', 'd197d0b6d0b0d0ba'],
    ],
    query: '%D1%97%D0%B6%D0%B0%D0%BA',
  },
];

const hasMark = ({ declared }: LanguagePage): boolean => declared === 'bom';
/** Folder of the page, which holds nothing else. */
export const folderOf = ({ language, encoding }: LanguagePage): string =>
  `/${language.toLowerCase().replaceAll(' ', '-')}-${encoding}/`;

/** Paths that a browser requests when it follows all links of the page. */
export function requestsOf(page: LanguagePage): string[] {
  const [first, second] = page.words.map(([text]) => encodeURIComponent(text));
  const snowman = hasMark(page) || page.encoding === 'utf-8' ? '%E2%98%83' : '%26%239731%3B';
  const inGb18030 = page.encoding === 'gb18030' ? '%817%A30' : undefined;
  const paths = [
    '',
    `${first}.html`,
    `?q=${page.query}`,
    `${second}.png?v=${page.query}`,
    `search?a=1&q=${page.query}&snow=${inGb18030 ?? snowman}`,
  ];
  return paths.map((path) => folderOf(page) + path);
}

/** The responses to all these requests; any other path is missing. */
export function answersOf(page: LanguagePage): Record<string, Answer> {
  const [, target = '', ...others] = requestsOf(page);
  const html = (body: Buffer): Answer => {
    const charset = page.declared === 'header' ? `; charset=${page.encoding}` : '';
    return (_request, response) => response.writeHead(200, { 'content-type': `text/html${charset}` }).end(body);
  };
  return {
    [folderOf(page)]: html(markup(page)),
    [target]: html(inEncoding(page, [declaration(page), '<p id="', 1, '">x</p>'])),
    ...Object.fromEntries(others.map((path) => [path, 'fine'])),
  };
}

/** The page: its links have the words in text, path, fragment and query. */
function markup(page: LanguagePage): Buffer {
  return inEncoding(page, [
    ...['<html>', declaration(page), '<title>', 0, '</title><h1 id="', 0, '">', 0, '</h1>'],
    ...['<a href="#', 0, '">', 1, '</a> <a href="', 0, '.html#', 1, '">', 1, '</a>'],
    ...['<a href="?q=', 1, '">', 0, '</a> <img alt="', 0, '" src="', 1, '.png?v=', 1, '">'],
    ...['<a href="search?a=1&amp;q=', 1, '&amp;snow=&#9731;">', 0, '</a>'],
  ]);
}

function declaration({ declared, encoding }: LanguagePage): string {
  if (declared === 'meta') return `<meta charset="${encoding}">`;
  if (declared === 'late') return `<!-- ${'x'.repeat(2_000)} --><meta charset="${encoding}">`;
  if (declared === 'http-equiv') return `<meta http-equiv="Content-Type" content="text/html; charset=${encoding}">`;
  return '';
}

/** Encodes a page: strings are ASCII, numbers are the places of words. */
function inEncoding(page: LanguagePage, parts: readonly (string | number)[]): Buffer {
  const bytes = parts.map((part) =>
    typeof part === 'number' ? Buffer.from(page.words[part]?.[1] ?? '', 'hex') : asciiIn(page.encoding, part),
  );
  return Buffer.concat(hasMark(page) ? [asciiIn(page.encoding, '\ufeff'), ...bytes] : bytes);
}

function asciiIn(encoding: string, text: string): Buffer {
  if (!encoding.startsWith('utf-16')) return Buffer.from(text);
  const bytes = Buffer.from(text, 'utf16le');
  return encoding === 'utf-16be' ? bytes.swap16() : bytes;
}
