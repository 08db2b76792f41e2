import { fuzzBound, threadMs } from '@linkvitals/testing';
import { describe, expect, test } from 'vitest';
import { normaliseHostname } from './hostname.ts';

const label63 = 'a'.repeat(63);
const longest = `${label63}.${label63}.${label63}.${'b'.repeat(57)}.com`;

const accepted: [input: string, hostname: string][] = [
  ['example.com', 'example.com'],
  ['EXAMPLE.Com', 'example.com'],
  ['  example.com\n', 'example.com'],
  ['http://example.com', 'example.com'],
  ['https://example.com/', 'example.com'],
  ['HTTPS://Example.com/Path/Page.html', 'example.com'],
  ['http:example.com', 'example.com'],
  ['https:/example.com', 'example.com'],
  ['http:\\\\example.com\\page', 'example.com'],
  ['//example.com/a', 'example.com'],
  ['example.com/a?b=c#d', 'example.com'],
  ['example.com?b=c', 'example.com'],
  ['example.com#d', 'example.com'],
  ['example.com:8080', 'example.com'],
  ['https://example.com:443/', 'example.com'],
  ['example.com:', 'example.com'],
  ['user:secret@example.com', 'example.com'],
  ['https://user@example.com/', 'example.com'],
  ['https://good.example@evil.example/', 'evil.example'],
  ['example.com.', 'example.com'],
  ['https://www.example.com./start', 'example.com'],
  ['www.example.com', 'example.com'],
  ['WWW.EXAMPLE.COM', 'example.com'],
  ['https://www.shop.example.co.uk:8443/x', 'shop.example.co.uk'],
  ['www.www.example.com', 'www.example.com'],
  ['www2.example.com', 'www2.example.com'],
  ['wwwexample.com', 'wwwexample.com'],
  ['shop.www.example.com', 'shop.www.example.com'],
  ['www.com', 'www.com'],
  ['www.www.com', 'www.com'],
  ['www.co.uk', 'www.co.uk'],
  ['www.www.co.uk', 'www.co.uk'],
  ['www.ck', 'www.ck'],
  ['www.github.io', 'www.github.io'],
  ['www.test', 'www.test'],
  ['blog.example.com', 'blog.example.com'],
  ['a.b.c.d.example.com', 'a.b.c.d.example.com'],
  ['example.co.uk', 'example.co.uk'],
  ['someone.github.io', 'someone.github.io'],
  ['city.kawasaki.jp', 'city.kawasaki.jp'],
  ['amazonaws.com', 'amazonaws.com'],
  ['x.com', 'x.com'],
  ['1.example.com', '1.example.com'],
  ['123.com', '123.com'],
  ['ab--cd.example.com', 'ab--cd.example.com'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['https://MÜNCHEN.example/', 'xn--mnchen-3ya.example'],
  ['straße.de', 'xn--strae-oqa.de'],
  ['日本語。jp', 'xn--wgv71a119e.jp'],
  ['ｅｘａｍｐｌｅ.com', 'example.com'],
  ['xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
  ['exa\u00admple.com', 'example.com'],
  ['ex%61mple.com', 'example.com'],
  ['i❤.ws', 'xn--i-7iq.ws'],
  ['shop.test', 'shop.test'],
  ['app.localhost', 'app.localhost'],
  ['wiki.corp.internal', 'wiki.corp.internal'],
  [longest, longest],
];

const refused: [input: string, why: RegExp][] = [
  ['', /Give the hostname/],
  [' \t ', /Give the hostname/],
  ['/about', /Give the hostname/],
  ['?page=1', /Give the hostname/],
  ['https://', /not a hostname/],
  ['example .com', /no spaces/],
  ['example.com, example.org', /no spaces/],
  ['exam\tple.com', /no spaces/],
  ['example.com\nexample.org', /no spaces/],
  ['ftp://example.com', /http and https/],
  ['file:///etc/passwd', /http and https/],
  ['mailto:me@example.com', /http and https/],
  ['me@example.com', /e-mail address\. Give the hostname/],
  [' First.Last+news@example.com ', /e-mail address/],
  ['javascript:alert(1)', /http and https/],
  ['wss://example.com', /http and https/],
  ['view-source:https://example.com', /http and https/],
  ['127.0.0.1', /IP address/],
  ['http://127.0.0.1:8080/', /IP address/],
  ['0x7f.1', /IP address/],
  ['0177.0.0.1', /IP address/],
  ['2130706433', /IP address/],
  ['127.1', /IP address/],
  ['1.2.3', /IP address/],
  ['127.0.0.1.', /IP address/],
  ['１２７.0.0.1', /IP address/],
  ['[::1]', /IP address/],
  ['::1', /IP address/],
  ['2001:db8::1', /IP address/],
  ['fe80::1%eth0', /IP address/],
  ['https://[::ffff:127.0.0.1]/', /IP address/],
  ['http://user@10.0.0.1/', /IP address/],
  ['256.256.256.256', /not a hostname/],
  ['1.2.3.4.5', /not a hostname/],
  ['localhost', /only a part of a name/],
  ['intranet', /only a part of a name/],
  ['www', /only a part of a name/],
  ['com', /only a part of a name/],
  ['com.', /only a part of a name/],
  ['test', /only a part of a name/],
  ['co.uk', /co\.uk is a public suffix/],
  ['https://CO.UK/', /co\.uk is a public suffix/],
  ['foo.ck', /public suffix/],
  ['kawasaki.jp', /public suffix/],
  ['github.io', /github\.io is a public suffix/],
  ['s3.amazonaws.com', /public suffix/],
  ['公司.cn', /public suffix/],
  ['exam\u202eple.com', /cannot be seen, U\+202E/],
  ['exam\u0000ple.com', /cannot be seen, U\+0000/],
  ['example.com\u0000', /cannot be seen, U\+0000/],
  ['\u0000example.com', /cannot be seen, U\+0000/],
  ['https://example.com/\u0000', /cannot be seen, U\+0000/],
  ['example.com\u0001\u007f', /cannot be seen, U\+0001/],
  ['example..com', /dots in a row/],
  ['.example.com', /dots in a row/],
  ['example.com..', /dots in a row/],
  ['-example.com', /"-example" cannot be part of a name/],
  ['example-.com', /cannot be part of a name/],
  ['ex_ample.com', /cannot be part of a name/],
  ['_dmarc.example.com', /cannot be part of a name/],
  ['*.example.com', /cannot be part of a name/],
  ['example.com,example.org', /cannot be part of a name/],
  ["ex'ample.com", /cannot be part of a name/],
  [`${'a'.repeat(64)}.com`, /cannot be part of a name/],
  [`a${longest}`, /at most 253/],
  ['example.com:99999', /not a hostname/],
  ['exa<mple.com', /not a hostname/],
  ['exa%00mple.com', /not a hostname/],
  ['xn--a.com', /not a hostname/],
];

describe('normaliseHostname', () => {
  test.each(accepted)('%j is the site %s', (input, hostname) => {
    expect(normaliseHostname(input)).toEqual({ hostname });
  });

  test.each(refused)('%j is refused with the reason', (input, why) => {
    expect(normaliseHostname(input)).toEqual({ fault: expect.stringMatching(why) });
  });

  test('a normalised name is its own normal form, except where two www labels were given', () => {
    const moved = accepted.filter(([, hostname]) => {
      const again = normaliseHostname(hostname);
      return !('hostname' in again) || again.hostname !== hostname;
    });
    expect(moved.map(([input]) => input)).toEqual(['www.www.example.com']);
  });

  test('long hostile input is judged quickly', () => {
    const started = threadMs();
    for (const text of ['.', '@', ':', 'www.', '//', '%', '\\']) normaliseHostname(text.repeat(2048 / text.length));
    expect(threadMs() - started).toBeLessThan(fuzzBound(50));
  });
});
