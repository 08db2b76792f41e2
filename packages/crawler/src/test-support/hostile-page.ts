/** Makes pseudo-random numbers, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ELEMENTS = (
  'a a a a a b i em font nobr div div p p span section ul li dl dd dt h1 h2 table table tr td th tbody caption ' +
  'colgroup form button object marquee blockquote q ins nav header main footer article center pre ruby rt rp rb ' +
  'option optgroup label custom-tag x address details fieldset applet figure body html head strong code'
).split(' ');
const HOLD_TEXT = new Set(['title', 'style', 'script']);
const VOID = 'img img br hr input link meta base area embed source track col param wbr image'.split(' ');
const EXTERNAL = (
  'svg svg svg math g path a a use image feImage title desc foreignObject foreignobject style script mi mo mtext ' +
  'annotation-xml mglyph template font p circle'
).split(' ');
const HOSTS = ['div', 'p', 'custom-tag', 'section', 'span', 'ul', 'b'];
const RAW = 'script script style style textarea title xmp iframe noembed noframes noscript'.split(' ');
const ATTRIBUTES = (
  'href src srcset imagesrcset data action formaction poster cite background style id name class rel type alt content ' +
  'http-equiv property xlink:href lang encoding color HREF SRC Href class itemprop data-src data-srcset data-lazy-src'
).split(' ');
const SPACES = ['', '', '', ' ', '\n', '\t', '\f', '\r\n', ' / ', '/'];
const VALUES = [
  '&amp;',
  '&amp',
  '&copy',
  '&copy=1',
  '&copy;',
  '&notit;',
  '&#38;',
  '&#x26',
  '&#0;',
  '&#x80;',
  '&#13;',
  '&unknown;',
  '&',
  '&&',
  '&a',
  '&ampx',
  '&lt',
  '&#xD800;',
  '&#99999999;',
  '&Aacute',
  '&NotEqualTilde;',
  '\r\n',
  '\0',
  'ü',
  '😀',
  '%20',
  '?x=1&y=2',
  '<',
  '"',
  "'",
  '=',
  '`',
  '<!--',
  '-->',
  '</a>',
  '/',
  '//',
  '#f',
  'url(/u)',
  'text/html',
  'application/ld+json',
  'image',
  'refresh',
  '0;url=/r',
  'og:image',
  'stylesheet',
  'lazyload',
  'logo',
  ' ',
  '>',
];
const TEXTS = [
  'text',
  ' ',
  '\n',
  '&amp;',
  '< ',
  '<3',
  '<>',
  '</>',
  '</ a>',
  '<?pi <a href=/pi>?>',
  '<!doctype html>',
  '<!DOCTYPE x "a>b">',
  '<!a <b>',
  '<!',
  '<!>',
  ']]>',
  '<![CDATA[ <a href=/cdata> ]]>',
  '<![CDATA[x',
  '<!-- <a href=/c> -->',
  '<!-->',
  '<!--->',
  '<!--x--!>',
  '<!--x--!y-->',
  '<!-- -- ->-->',
  '<!--<!---->',
  '<!---->',
  '<!----->',
  '<!--->x-->',
  '\0',
  '<a',
  '<a ',
  '</a',
];
const IN_RAW = [
  '<!--',
  '-->',
  '<script>',
  '</script',
  '</script ',
  '<SCRIPT ',
  '</style',
  '</stylex>',
  '</title/',
  '<a href=/raw>',
  'url(/s)',
  '@import "/i"',
  '&lt;',
  '{"url":"https://l.example/"}',
  '--!>',
  '<!-->',
  '</textarea',
  '</xmp',
  'x',
  '</noscript>',
  '</',
  '<',
];

/** Attributes that make a link of an element, so that pages have some. */
const LINKING: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'href', 'name', 'xlink:href'],
  img: ['src', 'srcset', 'data-src'],
  image: ['src', 'href', 'xlink:href'],
  feImage: ['href', 'xlink:href'],
  use: ['href', 'xlink:href'],
  input: ['formaction', 'src'],
  link: ['href', 'rel'],
  base: ['href'],
  area: ['href'],
  embed: ['src'],
  source: ['src', 'srcset', 'data-srcset'],
  track: ['src'],
  form: ['action'],
  button: ['formaction'],
  object: ['data'],
  blockquote: ['cite'],
  q: ['cite'],
  ins: ['cite'],
  table: ['background'],
  tbody: ['background'],
  tr: ['background'],
  td: ['background'],
  th: ['background'],
  body: ['background'],
  script: ['src', 'href', 'xlink:href'],
  iframe: ['src'],
};

/** A random page of broken HTML: unclosed, misnested, with markup in wrong places, made of a few dozen pieces. */
export function hostilePage(random: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  let links = 0;
  const value = (): string => {
    let made = `/${links++}`;
    for (let more = Math.floor(random() * 3); more > 0; more--) made += pick(VALUES);
    return made;
  };
  const attribute = (element: string): string => {
    const linking = LINKING[element];
    const name = linking === undefined || random() < 0.4 ? pick(ATTRIBUTES) : pick(linking);
    const around = `${pick(SPACES)}=${pick(SPACES)}`;
    switch (Math.floor(random() * 6)) {
      case 0:
        return name;
      case 1:
        return `${name}${around}${value().replace(/[\s>]/g, '')}`;
      case 2:
        return `${name}${around}'${value().replaceAll("'", '')}'`;
      case 3:
        return `${name}=${pick(VALUES).replace(/[\s>"']/g, '')}`;
      default:
        return `${name}${around}"${value().replaceAll('"', '')}"`;
    }
  };
  const tag = (name: string): string => {
    let made = `<${random() < 0.1 ? name.toUpperCase() : name}`;
    for (let more = Math.floor(random() * 5); more > 0; more--) made += `${pick(SPACES) || ' '}${attribute(name)}`;
    return `${made}${pick(SPACES)}${random() < 0.01 ? '' : '>'}`;
  };
  const end = (name: string): string => `</${name}${pick(SPACES)}${random() < 0.01 ? '' : '>'}`;
  const raw = (): string => {
    const name = pick(RAW);
    let made = tag(name);
    for (let more = Math.floor(random() * 5); more > 0; more--) made += pick(IN_RAW);
    return random() < 0.96 ? made + end(name) : made;
  };
  const piece = (): string => {
    const kind = random();
    if (kind < 0.3) return tag(pick(ELEMENTS));
    if (kind < 0.5) return end(pick(random() < 0.8 ? ELEMENTS : EXTERNAL));
    if (kind < 0.6) return tag(pick(VOID));
    if (kind < 0.72) {
      const name = pick(EXTERNAL);
      // Outside of svg these elements would take in the rest of the page.
      return HOLD_TEXT.has(name) && random() < 0.8 ? tag(name) + pick(TEXTS) + end(name) : tag(name);
    }
    if (kind < 0.78) return end(pick(EXTERNAL));
    if (kind < 0.84) return raw();
    if (kind < 0.87) return random() < 0.6 ? tag('template') : end('template');
    if (kind < 0.89) return `${tag(pick(HOSTS))}<template shadowrootmode=${pick(['open', 'closed', 'no'])} id=s>`;
    return pick(TEXTS);
  };
  let page = random() < 0.5 ? '<!doctype html>' : '';
  for (let more = 4 + Math.floor(random() * 60); more > 0; more--) page += piece();
  return page;
}
