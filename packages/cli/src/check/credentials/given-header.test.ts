import { describe, expect, it } from 'vitest';
import { readBasicAuth, readHeader } from './given-header.ts';

describe('readHeader', () => {
  it('takes the value without the white space around it', () => {
    expect(readHeader('X-Token: \t a b \t')).toEqual({ name: 'X-Token', value: 'a b' });
  });

  it('takes a URL before it, whose requests carry it', () => {
    expect(readHeader('HTTPS://API.example:443/v1=X-Token: a=b')).toEqual({
      below: 'https://api.example/v1/',
      name: 'X-Token',
      value: 'a=b',
    });
  });

  it('refuses what is no header, however much white space it has', () => {
    const wide = ' '.repeat(50_000);
    expect(() => readHeader(`A:${wide}x${wide}\u0001`)).toThrow('Write it as "Name: value"');
  });

  it.each([
    'https://a.example/ X-Token: a',
    'https://a.example/?q=X-Token: a',
    'https://u:p@a.example/=A: b',
    'https://=A: b',
    'https://a.example/a:b=A: b',
  ])('refuses %j, which names no place', (text) => {
    expect(() => readHeader(text)).toThrow(/URL/);
  });
});

describe('the URL before a header, or before user and password', () => {
  it.each([
    ['https://a.example/v=1/=user:pass', 'https://a.example/v=1/', 'user:pass'],
    ['https://a.example/a=b/c=d/=us=er:pass', 'https://a.example/a=b/c=d/', 'us=er:pass'],
    ['https://a.example=user:abc/=', 'https://a.example/', 'user:abc/='],
    ['https://a.example/v2=user:a=b:c/=d', 'https://a.example/v2/', 'user:a=b:c/=d'],
    ['http://a.example:8080/v=1/=user:pass', 'http://a.example:8080/v=1/', 'user:pass'],
    ['http://[::1]:8080=user:pass', 'http://[::1]:8080/', 'user:pass'],
  ])('of %s is %s, whatever = its path and the password hold', (text, below, pair) => {
    expect(readBasicAuth(text)).toEqual({ ...readBasicAuth(pair), below });
    expect(readHeader(text.replace('us=er', 'user'))).toMatchObject({ below, name: 'user' });
  });

  it.each(['https://a.example/v=1=user:secret', 'https://a.example/=a/=user:secret'])(
    'is refused where several = may end it: %s',
    (text) => {
      for (const read of [readBasicAuth, readHeader])
        expect(() => read(text)).toThrow(/End it with a slash.*config file/);
      expect(() => readBasicAuth(text)).not.toThrow('secret');
    },
  );
});

describe('readBasicAuth', () => {
  it('encodes user and password as in RFC 7617', () => {
    expect(readBasicAuth('Aladdin:open sesame')).toEqual({
      name: 'Authorization',
      value: 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
    });
    expect(readBasicAuth('https://a.example=test:123£')).toEqual({
      below: 'https://a.example/',
      name: 'Authorization',
      value: 'Basic dGVzdDoxMjPCow==',
    });
  });

  it.each(['nobody', 'a:b\n', 'https://a.example/=nobody'])('refuses %j', (text) => {
    expect(() => readBasicAuth(text)).toThrow('user:password');
  });
});
