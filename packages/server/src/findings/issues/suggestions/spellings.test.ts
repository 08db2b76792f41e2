import { describe, expect, it } from 'vitest';
import { Spellings } from './spellings.ts';
import type { GoodUrl } from './suggestion.ts';

type Good = string | GoodUrl;

const goodUrl = (url: Good): GoodUrl =>
  typeof url === 'string' ? { url, internal: true, redirect: null, isPage: true, title: null } : url;

function suggest(broken: string, goods: readonly Good[]) {
  const spellings = new Spellings([{ url: broken, internal: true, reason: 'not_found' }]);
  for (const good of goods) spellings.meet(goodUrl(good));
  return spellings.suggestion(0);
}

const site = 'https://a.example';

describe('another spelling of a broken URL', () => {
  it.each([
    ['letter case', '/About', '/about'],
    ['slashes', '/about/', '/about'],
    ['slashes', '/about', '/about/'],
    ['slashes', '/a//b', '/a/b'],
    ['the file extension', '/about', '/about.html'],
    ['the file extension', '/about.php', '/about'],
    ['the file extension', '/about.htm', '/about.html'],
    ['letter case', '/about.HTML', '/about.html'],
    ['the file extension', '/index.html', '/'],
    ['letter case', '/img/Logo.PNG', '/img/logo.png'],
    ['letter case', '/%C3%9Cber-uns', '/%C3%BCber-uns'],
    ['percent-encoding', '/%7Eada', '/~ada'],
    // The same letters, composed and decomposed.
    ['percent-encoding', '/caf%C3%A9', '/cafe%CC%81'],
    ['letter case and slashes', '/About/', '/about'],
    ['slashes and the file extension', '/docs/index.html', '/docs/'],
  ])('differs in %s: %s and %s', (differences, broken, good) => {
    const url = `${site}${good}`;
    const detail = `Differs only in ${differences}.`;
    expect(suggest(`${site}${broken}`, [url])).toEqual({ url, reason: 'spelling', detail });
  });

  it('differs in www, present in either of the two', () => {
    const [bare, www] = ['https://a.example/x', 'https://www.a.example/x'];
    expect(suggest(bare, [www])).toEqual({ url: www, reason: 'spelling', detail: 'Differs only in www.' });
    expect(suggest(www, [bare])).toMatchObject({ url: bare });
  });

  it.each([
    ['another query', '/a?x=1', '/a?x=2'],
    ['a query where there is none', '/a', '/a?x=1'],
    ['another port', ':8080/a', '/a'],
    ['an encoded slash', '/a%2Fb', '/a/b'],
    ['an encoded question mark', '/a%3Fb', '/a?b'],
    ['another folder', '/x/a', '/y/a'],
    ['another file type', '/a.png', '/a.jpg'],
    ['bytes that are no UTF-8', '/%ff', '/%fe'],
    ['a subdomain that is not www', '.other/a', '/a'],
  ])('is not %s', (_, broken, good) => {
    expect(suggest(`${site}${broken}`, [`${site}${good}`])).toBeUndefined();
  });

  it('that differs in https only has its own reason, and http is never suggested for https', () => {
    const [http, https] = ['http://a.example/x', 'https://a.example/x'];
    expect(suggest(http, [https])).toMatchObject({ url: https, reason: 'https' });
    expect(suggest(https, [http])).toBeUndefined();
  });

  it('is suggested when it differs least, and not when others differ as little', () => {
    const broken = `${site}/About`;
    expect(suggest(broken, [`${site}/about/`, `${site}/about`])).toMatchObject({ url: `${site}/about` });
    expect(suggest(broken, [`${site}/about`, `${site}/about/`])).toMatchObject({ url: `${site}/about` });
    expect(suggest(broken, [`${site}/about`, `${site}/ABOUT`])).toBeNull();
    expect(suggest(broken, [`${site}/about/`, `${site}/about.html`, `${site}/about`])).toMatchObject({
      url: `${site}/about`,
    });
  });

  it('is sought in little time for hostile URLs, which are too long or have nothing to correct', () => {
    const long = `${site}/${'a/'.repeat(1_000)}`;
    expect(suggest(long, [long.toUpperCase()])).toBeUndefined();
    expect(suggest('https://ada:secret@a.example/X', [`${site}/x`])).toBeUndefined();
    expect(suggest(`${site}/X#part`, [`${site}/x`])).toBeUndefined();
    expect(suggest('mailto:ada@a.example', ['mailto:Ada@a.example'])).toBeUndefined();
    expect(suggest('https://', [site])).toBeUndefined();
  });
});

describe('a redirect of another spelling', () => {
  const redirecting = (to: string, isPermanent: boolean): GoodUrl => ({
    ...goodUrl(`${site}/about`),
    redirect: { to, isPermanent },
  });

  it('is followed where it is permanent', () => {
    expect(suggest(`${site}/About`, [redirecting(`${site}/about-us`, true)])).toEqual({
      url: `${site}/about-us`,
      reason: 'redirect',
      detail: `${site}/about redirects there permanently.`,
    });
    expect(suggest(`${site}/About`, [redirecting(`${site}/login`, false)])).toMatchObject({
      url: `${site}/about`,
      reason: 'spelling',
    });
  });

  it('to the start page, or from https to http, is not suggested', () => {
    expect(suggest(`${site}/About`, [redirecting(`${site}/`, true)])).toBeUndefined();
    expect(suggest(`${site}/About`, [redirecting('http://a.example/about-us', true)])).toBeUndefined();
  });

  it('gives one suggestion for two spellings that redirect to the same URL', () => {
    const one = redirecting(`${site}/about-us`, true);
    expect(suggest(`${site}/About`, [one, { ...one, url: `${site}/ABOUT` }])).toMatchObject({
      url: `${site}/about-us`,
    });
  });
});
