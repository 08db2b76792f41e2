import { describe, expect, test } from 'vitest';
import { MAX_ANCHORS } from './page-content.ts';
import { readPage } from './read-page.ts';
import { fnv1a } from './text/fnv1a.ts';

const found = (html: string): string[] => [...readPage(html, 3_000).links].map(({ kind, href }) => `${kind} ${href}`);

describe('every kind of link', () => {
  test.each([
    ['<a href="/x">', ['a /x']],
    ['<A HREF=/x>', ['a /x']],
    ["<a href='/x?a=1&amp;b=2&copy=3'>", ['a /x?a=1&b=2&copy=3']],
    ['<a>no</a><a name=x>no</a>', []],
    ['<a href="">self</a>', ['a ']],
    ['<area href=/x alt=t>', ['area /x']],
    ['<img src=/x>', ['img /x']],
    ['<img src="">', []],
    ['<img srcset="/a 1x, /b,c 2x,/d">', ['srcset /a', 'srcset /b,c', 'srcset /d']],
    ['<picture><source srcset="/a 100w, /b 200w"><img src=/c></picture>', ['srcset /a', 'srcset /b', 'img /c']],
    ['<link rel=stylesheet href=/s.css>', ['stylesheet /s.css']],
    ['<link rel="alternate stylesheet" href=/s.css>', ['stylesheet /s.css']],
    ['<link rel="shortcut icon" href=/f.ico>', ['icon /f.ico']],
    ['<link rel=canonical href=/c><link rel=alternate hreflang=de href=/de>', ['canonical /c', 'alternate /de']],
    [
      '<link rel=preload href=/p><link rel=next href=/n><link rel=prev href=/v><link rel=manifest href=/m>',
      ['preload /p', 'next /n', 'prev /v', 'manifest /m'],
    ],
    ['<link rel=license href=/l>', ['link /l']],
    ['<link rel=preconnect href=//cdn.example><link rel=dns-prefetch href=//dns.example>', []],
    ['<script src=/s.js></script>', ['script /s.js']],
    ['<iframe src=/i></iframe><frame src=/f>', ['iframe /i', 'frame /f']],
    ['<embed src=/e><object data=/o></object>', ['embed /e', 'object /o']],
    [
      '<audio src=/a></audio><video src=/v poster=/p><source src=/s><track src=/t></video>',
      ['audio /a', 'video /v', 'poster /p', 'source /s', 'track /t'],
    ],
    ['<input type=IMAGE src=/i><input type=text src=/no>', ['input /i']],
    [
      '<blockquote cite=/b><q cite=/q></q><ins cite=/i></ins><del cite=/d></del>',
      ['cite /b', 'cite /q', 'cite /i', 'cite /d'],
    ],
    ['<meta http-equiv=Refresh content="5; URL=\'/next\'">', ['refresh /next']],
    ['<meta http-equiv=refresh content="5">', []],
    [
      '<meta property=og:image content=/o><meta name=twitter:image content=/t><meta property=og:url content=/u>',
      ['og /o', 'og /t', 'og /u'],
    ],
    [
      '<script type=application/ld+json>{"url":"https://x.example/","@id":"https://no.example/","a":[{"logo":{"url":"https://l.example/"}}]}</script>',
      ['json-ld https://x.example/', 'json-ld https://l.example/'],
    ],
    [
      '<style>@import "/i.css"; @import url(/j.css); a{background:url( "/b.png" )} @namespace url(http://no.example); /* url(/no) */</style>',
      ['stylesheet /i.css', 'stylesheet /j.css', 'css /b.png'],
    ],
    ['<p style="background:url(/s.png)">', ['css /s.png']],
    ['<form action=/f><button formaction=/g></form>', ['form /f', 'form /g']],
    [
      '<svg><a xlink:href=/a><use href="/sprite.svg#i"/><use href="#local"/><image href=/i /></svg>',
      ['a /a', 'svg /sprite.svg#i', 'svg /i'],
    ],
    ['<body background=/b>', ['img /b']],
    [
      '<table background=/1><thead background=/2><tbody background=/3><tfoot background=/4><tr background=/5><td background=/6><th background=/7>',
      ['img /1', 'img /2', 'img /3', 'img /4', 'img /5', 'img /6', 'img /7'],
    ],
    [
      '<svg><script href=/x /><script xlink:href=/y></script><script href="" xlink:href=/no></script></svg>',
      ['script /x', 'script /y'],
    ],
    ['<script href=/no></script>', []],
    ['<link href=/no><link rel href=/no><link rel=" " href=/no imagesrcset=/no>', []],
    [
      '<meta name=msapplication-TileImage content=/1><meta name=msapplication-square150x150logo content=/2><meta name=msapplication-TileColor content=#fff><meta name=msapplication-config content=none>',
      ['icon /1', 'icon /2'],
    ],
    [
      '<meta name=msapplication-config content=/1><meta name=MSApplication-Config content=None><meta name=msapplication-config content="">',
      ['manifest /1'],
    ],
    [
      '<link itemprop=url href=/1><link itemprop="name sameAs" href=/2><link itemprop=availability href=https://schema.org/InStock>',
      ['microdata /1', 'microdata /2'],
    ],
    [
      '<meta itemprop=image content=/1><meta itemprop=logo content=https://x.example/2><meta itemprop=url content=x.example><meta itemprop=name content=/no>',
      ['microdata /1', 'microdata https://x.example/2'],
    ],
    [
      '<meta property=og:image itemprop=image content=/o><link rel=canonical itemprop=url href=/c>',
      ['og /o', 'canonical /c'],
    ],
  ])('%s', (html, expected) => {
    expect(found(html)).toEqual(expected);
  });

  test.each([
    [
      '<img class="x lazyload" data-src=/1 data-srcset="/2 1x, /3 2x" src=/0>',
      ['img /0', 'img /1', 'srcset /2', 'srcset /3'],
    ],
    ['<img class=lozad data-src=/1><iframe class=lazy data-src=/2></iframe>', ['img /1', 'iframe /2']],
    ['<img data-lazyloaded=1 data-src=/1><img class=lazy data-original=/2>', ['img /1', 'img /2']],
    ['<img data-lazy-src=/1 data-lazy-srcset="/2 2x">', ['img /1', 'srcset /2']],
    [
      '<picture><source data-srcset=/1><source data-srcset="/2 2x"><img class=lazyload data-src=/3></picture>',
      ['img /3', 'srcset /1', 'srcset /2'],
    ],
    ['<picture><source data-srcset=/no><img data-src=/no></picture><img class=lazyload data-src=/1>', ['img /1']],
    [
      '<img data-src=/no><img class=lazier data-src=/no><img class=photo data-srcset=/no><p class=lazy data-src=/no>',
      [],
    ],
    ['<img loading=lazy data-src=/no>', []],
    [
      '<img class=lazyload data-src="/x_{width}.jpg" data-lazy-src=/x_%7Bw%7D.jpg data-srcset="/{w}.jpg 1x, /2 2x"><img class=lazy data-src="">',
      ['srcset /2'],
    ],
  ])('what a known library loads later: %s', (html, expected) => {
    expect(found(html)).toEqual(expected);
  });

  test.each([
    '<!-- <a href=/no> -->',
    '<script>"<a href=/no>"</script>',
    '<style><a href=/no></style>',
    '<textarea><a href=/no></textarea>',
    '<title><a href=/no></title>',
    '<xmp><a href=/no></xmp>',
    '<template><a href=/no></template>',
    '<a title="<a href=/no>">',
    '<a href=/no',
  ])('none is invented in %s', (html) => {
    expect(found(html)).toEqual([]);
  });

  test.each([
    ['<div><template shadowrootmode=open><a href=/x>x</a><img src=/y></template></div>', ['a /x', 'img /y']],
    ['<my-card><template SHADOWROOTMODE=Closed><a href=/x></template></my-card>', ['a /x']],
    ['<body><template shadowrootmode=open><a href=/x></template>', ['a /x']],
    [
      '<p><template shadowrootmode=open><style>a{b:url(/s)}</style><div><template shadowrootmode=open><a href=/x>',
      ['css /s', 'a /x'],
    ],
    ['<div><template shadowrootmode=open><template><a href=/no></template><a href=/x></template></div>', ['a /x']],
    ['<template><div><template shadowrootmode=open><a href=/no></template></div></template>', []],
    ['<div><template shadowrootmode=open><template shadowrootmode=open><a href=/no></template></template></div>', []],
    ['<div><template shadowrootmode=open></template><template shadowrootmode=open><a href=/no></template></div>', []],
    ['<ul><template shadowrootmode=open><a href=/no></template></ul>', []],
    ['<button><template shadowrootmode=open><a href=/no></template></button>', []],
    ['<mycard><template shadowrootmode=open><a href=/no></template></mycard>', []],
    ['<svg><template shadowrootmode=open><a href=/x></template></svg>', ['a /x']],
    [
      '<div><template shadowrootmode><a href=/no></template><template shadowrootmode=" open"><a href=/no></template></div>',
      [],
    ],
    ['<head><template shadowrootmode=open><a href=/no></template></head>', []],
  ])('a shadow tree is part of the document: %s', (html, expected) => {
    expect(found(html)).toEqual(expected);
  });

  test('links of a document in a frame are links of its page, with their lines in the page', () => {
    const html = `<nav>\n<iframe src=/s srcdoc='\n<a href="/x?a=1&amp;b=2">x</a>\n<main><img src=y.png></main>
      <iframe srcdoc="&lt;a href=/z>"></iframe> <a href=#id id=id>'></iframe></nav><a href=/after id=page>`;
    const page = readPage(html, 10);
    expect([...page.links].map(({ kind, href, line, region }) => [kind, href, line, region])).toEqual([
      ['iframe', '/s', 2, 'nav'],
      ['a', '/after', 5, 'other'],
      ['a', '/x?a=1&b=2', 3, 'nav'],
      ['img', 'y.png', 4, 'main'],
      ['a', '/z', 5, 'nav'],
    ]);
    expect([...page.anchors]).toEqual([fnv1a('page')]);
  });

  test.each([
    ['<base href=https://x.example/d/><a href=y>', ['a https://x.example/d/y']],
    [
      '<base href=/d/><a href=y?q#f><a href=https://z.example/><a href=//z.example/>',
      ['a /d/y?q#f', 'a https://z.example/', 'a //z.example/'],
    ],
    ['<base href=d/><a href=y><a href=https://z.example/>', ['a https://z.example/']],
    ['<title>x</title><base target=_blank><a href=y>', ['a y']],
    ['no markup', []],
  ])('a document in a frame has a base of its own: %s', (document, expected) => {
    const page = readPage(`<base href=/b/><iframe srcdoc='${document}'></iframe>`, 10);
    expect([...page.links].map(({ kind, href }) => `${kind} ${href}`)).toEqual(expected);
    expect([page.base, page.title]).toEqual(['/b/', null]);
  });

  test('documents in documents are read two deep, and links in them count', () => {
    const quoted = (html: string): string =>
      `<iframe srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
    const html = `<a href=/1>${quoted(`<a href=/2>${quoted(`<a href=/3>${quoted('<a href=/4>')}`)}`)}`;
    expect(found(html)).toEqual(['a /1', 'a /2', 'a /3']);
    expect(readPage(html, 3)).toMatchObject({ linksTruncated: false, links: { length: 3 } });
    expect(readPage(html, 2)).toMatchObject({ linksTruncated: true, links: { length: 2 } });
  });

  test('noscript is read, as by a reader without scripts', () => {
    expect(found('<noscript><img src=/pixel></noscript>')).toEqual(['img /pixel']);
  });
});

describe('where a link stands', () => {
  test('line, text and region', () => {
    const html =
      '<header>\n<nav>\n<a href=/n> Two\n <b>words</b> &amp; <img alt=logo src=/l></a></nav></header>\n<main><a href=/m>m</a></main><a href=/o>o';
    const links = [...readPage(html, 100).links];
    expect(links.map(({ href, line, text, region }) => [href, line, text, region])).toEqual([
      ['/n', 3, 'Two words & logo', 'nav'],
      ['/l', 4, 'logo', 'nav'],
      ['/m', 5, 'm', 'main'],
      ['/o', 5, 'o', 'other'],
    ]);
  });

  test('a style of an svg stands where it begins, whatever ends it', () => {
    const html = '<nav><svg><style>a{b:url(/s)}<p><footer><a href=/f>f</a>';
    expect([...readPage(html, 100).links].map(({ href, region }) => [href, region])).toEqual([
      ['/s', 'nav'],
      ['/f', 'footer'],
    ]);
  });

  test('character references are decoded once, and what is no character is left out', () => {
    const html =
      '<a href=/a>AT&amp;amp;T\0 &amp;lt</a><a href=/i><img alt="&amp;lt;"></a><area href=/r alt="&amp;copy;">';
    const links = [...readPage(html, 100).links];
    expect(links.map(({ text }) => text)).toEqual(['AT&amp;T &lt', '&lt;', '&copy;']);
    expect(readPage('<meta name=description content="&amp;lt;b&amp;gt;">', 1).description).toBe('&lt;b&gt;');
  });

  test('text is cut at 200 characters, never inside a surrogate pair', () => {
    const links = [...readPage(`<a href=/x>${'a'.repeat(199)}😀</a>`, 1).links];
    expect(links[0]?.text).toBe('a'.repeat(199));
  });
});

describe('facts of a page', () => {
  test('base, title, ids and names', () => {
    const page = readPage(
      '<base href=/b/><base href=/c/><title> A &amp; B </title><svg><title>no</title></svg><p id=one><a name=two id=three>',
      10,
    );
    expect([page.base, page.title]).toEqual(['/b/', 'A & B']);
    expect([...page.anchors]).toEqual(['one', 'three', 'two'].map(fnv1a));
  });

  test('a shadow tree has ids of its own, and says nothing of the page', () => {
    const page = readPage(
      '<div><template id=0 shadowrootmode=open><base href=/b><title>no</title><p id=1><a name=2 href=/x>x</a><h1>t</h1></template></div><p id=3>',
      10,
    );
    expect([page.base, page.title, page.h1Count]).toEqual([undefined, null, 1]);
    expect([...page.anchors]).toEqual([fnv1a('3')]);
    expect([...page.links].map(({ href, text }) => [href, text])).toEqual([['/x', 'x']]);
  });

  test('ids beyond the limit are not taken, wherever they stand', () => {
    const json = String.raw`<script type=application/json>"id=\"user-content-x\" id=\"user-content-x\""</script>`;
    expect(readPage(`${'<br id=a>'.repeat(MAX_ANCHORS - 1)}${json}<p id=b><p id=c>`, 10).anchors).toHaveLength(
      MAX_ANCHORS,
    );
  });

  test('an svg title before the real one is not the page’s', () => {
    expect(readPage('<svg><title>no</title></svg><title>yes</title>', 10).title).toBe('yes');
  });

  test('a hash is the FNV-1a of the UTF-8 bytes', () => {
    expect([fnv1a(''), fnv1a('a'), fnv1a('foobar'), fnv1a('ü')]).toEqual([
      0x811c9dc5, 0xe40c292c, 0xbf9cf968, 0x119dd44a,
    ]);
  });
});

/**
 * Pages for which a quadratic reader takes minutes and this one milliseconds. No time is asserted: the time limit of the test would end a
 * quadratic reader.
 */
describe('hostile pages are read in one pass', () => {
  const tail = '<a href=/end>end</a>';
  test.each([
    ['200,000 unclosed elements', '<div>'.repeat(200_000), 1],
    ['200,000 unclosed anchors', '<a href=/x>'.repeat(200_000), 100],
    ['200,000 nested landmarks', '<nav>'.repeat(200_000), 1],
    ['200,000 nested svg', '<svg>'.repeat(200_000), 1],
    ['200,000 closing tags that close nothing', '</nav></svg></div>'.repeat(200_000), 1],
    [
      'end tags of formatting elements below a select',
      `<b x><select>${'<b>'.repeat(200_000)}${'</b>'.repeat(200_000)}`,
      1,
    ],
    [
      'forms that an object kept open',
      `${'<form><object></form></object>'.repeat(30_000)}${'<i>'.repeat(200_000)}${'</form>'.repeat(30_000)}`,
      1,
    ],
    ['100,000 nested shadow roots', '<div><template shadowrootmode=open>'.repeat(100_000), 1],
    [
      'shadow roots that one element of a long name declares',
      `<${'x'.repeat(500_000)}>${'<template shadowrootmode=open></template>'.repeat(20_000)}`,
      1,
    ],
    ['50,000 documents in frames', '<iframe srcdoc="<p>"></iframe>'.repeat(50_000), 1],
    ['a document of 1 MB in a frame', `<iframe srcdoc="${'<a href=/x>'.repeat(90_000)}"></iframe>`, 100],
    ['60,000 unclosed annotations', '<math><annotation-xml encoding=text/html>'.repeat(60_000), 1],
    ['100,000 names of elements', Array.from({ length: 100_000 }, (_, i) => `<x-${i}>`).join(''), 1],
    ['an attribute of 1 MB', `<p title="${'x'.repeat(1_000_000)}">`, 1],
    ['100,000 attributes on one tag', `<img ${Array.from({ length: 100_000 }, (_, i) => `a${i}=1`).join(' ')}>`, 1],
    ['50,000 links', '<a href=/x>x</a>'.repeat(50_000), 100],
    ['50,000 links on one line in one style', `<style>${'a{background:url(/x)}'.repeat(50_000)}</style>`, 100],
    ['NUL bytes', '\0'.repeat(1_000_000), 1],
    ['a million ampersands', `<p>${'&'.repeat(1_000_000)}</p>`, 1],
    ['200,000 sources that wait for their image', '<source data-srcset=/x>'.repeat(200_000), 1],
    ['a class of 1 MB', `<img class="${'x '.repeat(500_000)}" data-src=/x>`, 1],
    ['unclosed css comments', `<style>${'/*'.repeat(500_000)}</style>`, 1],
  ])('%s', (_name, html, max) => {
    const page = readPage(html + tail, 100);
    expect(page.links).toHaveLength(Math.min(max, 100));
    if (max === 1) expect([...page.links][0]?.href).toBe('/end');
    else expect(page.linksTruncated).toBe(true);
  });

  test('60,000 comments that never end hide the rest, as in a browser', () => {
    expect(readPage('<!--'.repeat(60_000) + tail, 100).links).toHaveLength(0);
  });

  test('a srcset and a JSON-LD block of a megabyte are bounded', () => {
    expect(readPage(`<img srcset="${'/x 1x,'.repeat(200_000)}">`, 100).links).toHaveLength(100);
    expect(readPage(`<script type=application/ld+json>${'['.repeat(1_000_000)}</script>`, 100).links).toHaveLength(0);
  });
});
