import { type ConformanceRow, expecting, type Play } from '../conformance-row.ts';
import { atFirst, bytes, redirect } from '../plays.ts';

const { ok: fine } = expecting;
const EMPTY = bytes('', {});
const HTML = { 'content-type': 'text/html' };
const PROSE =
  'Once upon a time there was a mill by a river, and in it lived a cat that nobody had ever seen asleep, \
although many had tried, by day and by night, in summer and in winter, alone and in company.';

interface More {
  readonly head?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const document = (title: string, body: string, { head = '', headers = {} }: More = {}): Play =>
  bytes(`<!doctype html><html lang=en><head><title>${title}</title>${head}</head><body>${body}</body></html>`, {
    ...HTML,
    ...headers,
  });
const NOINDEX: More = { head: '<meta name=robots content=noindex>' };

const SOFT: readonly (readonly [name: string, path: string, play: Play, isSoft: boolean])[] = [
  ['an error page by title, not to be indexed', 'title', document('Page not found | Shop', PROSE, NOINDEX), true],
  ['an error page by title, with few words', 'short', document('404', '<p>Sorry.</p>'), true],
  [
    'an error page by heading, not to be indexed',
    'heading',
    document('Shop', `<h1>Not found</h1>${PROSE}`, NOINDEX),
    true,
  ],
  ['an error page in German', 'german', document('Seite nicht gefunden – Laden', '<p>Schade.</p>'), true],
  ...(
    [
      ['Japanese', 'お探しのページは見つかりませんでした', '<p>トップページへお戻りください。</p>'],
      ['Chinese', '抱歉，您访问的页面不存在', '<p>请返回首页。</p>'],
      ['Korean', '요청하신 페이지를 찾을 수 없습니다', '<p>주소를 확인해 주세요.</p>'],
      ['Russian', 'Страница не найдена — Магазин', '<p>Вернитесь на главную.</p>'],
      ['Polish', 'Nie znaleziono strony', '<p>Wróć na stronę główną.</p>'],
      ['Turkish', 'Aradığınız sayfa bulunamadı', '<p>Ana sayfaya dönün.</p>'],
      ['Portuguese', 'Página não encontrada | Loja', '<p>Volte ao início.</p>'],
      ['Italian', 'La pagina richiesta non esiste', '<p>Torna alla home.</p>'],
      ['Dutch', 'Deze pagina bestaat niet meer', '<p>Terug naar het begin.</p>'],
    ] as const
  ).map(([name, title, body]) => [`an error page in ${name}`, name, document(title, body), true] as const),
  [
    'a story in Japanese of that title',
    'japanese-story',
    document(
      'ページが見つかりません',
      `<p>${'むかしむかし川のほとりに水車小屋があり、誰も眠るところを見たことがない猫が住んでいました。'.repeat(3)}</p>`,
    ),
    false,
  ],
  ['an article about error pages', 'article', document('How to fix 404 not found errors', PROSE, NOINDEX), false],
  ['a story of that title', 'story', document('Not Found', PROSE), false],
  [
    'a short page that must not be indexed',
    'thanks',
    document('Thank you', '<p>We have your order.</p>', NOINDEX),
    false,
  ],
  ['a page that speaks of 404 in its text', 'text', document('Help', '<p>404 page not found</p>', NOINDEX), false],
  [
    'an error page that was gone when looked at again',
    'heals',
    atFirst(1, document('Page not found', '<p>Sorry.</p>'), document('Tea', PROSE)),
    false,
  ],
];

const soft = SOFT.map(
  ([name, path, play, isSoft]): ConformanceRow => ({
    name,
    href: `/soft/${path}`,
    expected: isSoft ? fine('soft_404') : fine(),
    play,
  }),
);

/** A shop that shows its list for every URL below `/shop/`. */
const catchAll: ConformanceRow[] = [
  ...['tea', 'coffee'].map((item) => ({
    name: `a page like the answer to a path that cannot exist: ${item}`,
    href: `/shop/${item}`,
    expected: fine('soft_404'),
    also: { '/shop/*': document('Our shop', '<p>Nothing to see. Look at our list of things.</p>') },
  })),
  {
    name: 'a real page beside those',
    href: '/shop/cups',
    expected: fine(),
    play: document('Our shop', `<p>${PROSE}</p>`),
  },
];

/** Hosts that redirect missing pages to their start page. */
const ledHome: ConformanceRow[] = [
  ...['old/tea', 'old/coffee.html', 'old/list.php?item=3'].map((path) => ({
    name: `a page of another host that is led to its start page: ${path}`,
    href: `http://led.test/${path}`,
    expected: fine('soft_404'),
    play: redirect(302, '/'),
    also: { 'http://led.test/': EMPTY },
  })),
  {
    name: 'the only page of another host that is led to its start page',
    href: 'http://led-once.test/old/tea',
    expected: fine(),
    play: redirect(302, '/'),
    also: { 'http://led-once.test/': EMPTY },
  },
  ...['index.html', 'en', 'user/logout'].map((path) => ({
    name: `a path that always ends at the start page: ${path}`,
    href: `http://led-often.test/${path}`,
    expected: fine(),
    play: redirect(302, '/'),
    also: { 'http://led-often.test/': EMPTY },
  })),
];

const MIXED: readonly (readonly [name: string, body: string, isMixed: boolean])[] = [
  ['an image over http', '<img src="http://static.test/i.png" alt="">', true],
  ['a script over http', '<script src="http://static.test/s.js"></script>', true],
  ['a frame over http', '<iframe src="http://static.test/f"></iframe>', true],
  ['a background over http', '<p style="background:url(http://static.test/b.png)">x</p>', true],
  ['a link over http', '<a href="http://static.test/page">x</a>', false],
  ['an image over https', '<img src="https://good-tls.test/i.png" alt="">', false],
  [
    'an image over http on a page that only speaks of upgrades',
    '<p>Send upgrade-insecure-requests.</p><img src="http://static.test/i.png" alt="">',
    true,
  ],
];

/** Content security policies of a page that loads an image over http: as a header, and as `meta`. */
const POLICIES: readonly (readonly [name: string, header: string, head: string, isMixed: boolean])[] = [
  ['upgraded by a meta', '', '<meta http-equiv=content-security-policy content=upgrade-insecure-requests>', false],
  ['upgraded by a header', "default-src 'self' http:; Upgrade-Insecure-Requests", '', false],
  ['under a policy that upgrades nothing', 'img-src *; report-uri /upgrade-insecure-requests', '', true],
];

const mixed = MIXED.map(
  ([name, body, isMixed], i): ConformanceRow => ({
    name,
    href: `/mixed/${i}`,
    expected: isMixed ? fine('mixed_content') : fine(),
    play: document(`Mixed ${i}`, `<p>${PROSE}</p>${body}`),
    also: { 'http://static.test/*': EMPTY, 'https://good-tls.test/*': EMPTY },
  }),
);

const policies = POLICIES.map(
  ([name, header, head, isMixed], i): ConformanceRow => ({
    name: `an image over http, ${name}`,
    href: `/policy/${i}`,
    expected: isMixed ? fine('mixed_content') : fine(),
    play: document(`Policy ${i}`, `<p>${PROSE}</p><img src="http://static.test/i.png" alt="">`, {
      head,
      headers: header === '' ? {} : { 'content-security-policy': header },
    }),
    also: { 'http://static.test/*': EMPTY },
  }),
);

/** Rows about pages that answer and still have a fault. */
export const pageWarningRows: readonly ConformanceRow[] = [...soft, ...catchAll, ...ledHome, ...mixed, ...policies];
