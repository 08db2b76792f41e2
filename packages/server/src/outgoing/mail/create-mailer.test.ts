import {
  createCertificates,
  type MailRespond,
  type MailServerOptions,
  PATIENCE_MS,
  startMailServer,
} from '@linkvitals/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMailer } from './create-mailer.ts';
import { readMailFrom } from './read-mail-from.ts';
import { readSmtpUrl } from './read-smtp-url.ts';

const mail = { id: 'n1', to: 'ops@example.com', subject: 'Hello', text: 'text', html: '<p>html</p>' };
const certificates = await createCertificates();

async function server(options: MailServerOptions = {}) {
  const started = await startMailServer(options);
  onTestFinished(() => started.close());
  return started;
}

interface Client {
  readonly url: string;
  readonly startTls?: 'auto' | 'required' | 'off';
  readonly trusts?: boolean;
}

function mailer({ url, startTls = 'auto', trusts = true }: Client) {
  const fault = (message: string): never => {
    throw new Error(message);
  };
  const [read, from] = [readSmtpUrl(url, fault), readMailFrom('Linkvitals <bot@linkvitals.example>', fault)];
  if (read === undefined || from === undefined) throw new Error('no server or sender');
  return createMailer({ server: read, from, startTls, extraCa: trusts ? [certificates.ca] : [] });
}

const patient = () => AbortSignal.timeout(PATIENCE_MS);

describe('a mail server that does not take a mail', () => {
  it.each<[what: string, respond: MailRespond, error: string]>([
    [
      'is not ready',
      (stage) => (stage === 'connect' ? { code: 421, text: 'too busy' } : 'take'),
      'The mail server answered 421: too busy',
    ],
    [
      'defers the recipient (4xx)',
      (stage) => (stage === 'rcpt' ? { code: 450, text: 'greylisted' } : 'take'),
      'The mail server answered 450: greylisted',
    ],
    [
      'refuses the recipient (5xx)',
      (stage) => (stage === 'rcpt' ? { code: 550, text: 'no such user' } : 'take'),
      'The mail server answered 550: no such user',
    ],
    [
      'refuses the mail (5xx)',
      (stage) => (stage === 'data' ? { code: 554, text: 'spam \u001b[31mred' } : 'take'),
      'The mail server answered 554: spam',
    ],
    [
      'cuts the connection',
      (stage) => (stage === 'data' ? 'cut' : 'take'),
      'The mail server could not be reached, or closed the connection.',
    ],
  ])('that %s: the reason, as a value', async (_what, respond, error) => {
    const { port, received } = await server({ respond });
    const outcome = await mailer({ url: `smtp://127.0.0.1:${port}` }).send(mail, patient());
    expect(outcome.error?.startsWith(error)).toBe(true);
    expect(outcome.error).not.toMatch(/\p{Cc}/u);
    expect(received).toEqual([]);
  });

  it.each(['connect', 'rcpt', 'data'] as const)(
    'that is silent at %s is given up when the signal says so',
    async (at) => {
      const { port } = await server({ respond: (stage) => (stage === at ? 'hang' : 'take') });
      const outcome = await mailer({ url: `smtp://127.0.0.1:${port}` }).send(mail, AbortSignal.timeout(200));
      expect(outcome).toEqual({ error: 'The mail server did not take the mail in time.', status: null });
    },
  );

  it('is a failure without a host or an address when the server is down', async () => {
    const { port, close } = await server();
    await close();
    const outcome = await mailer({ url: `smtp://127.0.0.1:${port}` }).send(mail, patient());
    expect(outcome).toMatchObject({ error: 'The mail server could not be reached, or closed the connection.' });
  });
});

describe('a password', () => {
  const auth = { user: 'bot@x', password: 'p:ss/w@rd' };
  const url = (port: number, scheme = 'smtp') => `${scheme}://bot%40x:p%3Ass%2Fw%40rd@localhost:${port}`;

  it('goes over STARTTLS, percent-decoded', async () => {
    const { port, received } = await server({ auth, tls: { certificate: certificates.good } });
    expect(await mailer({ url: url(port) }).send(mail, patient())).toEqual({ error: null, status: 250 });
    expect(received).toMatchObject([{ to: ['ops@example.com'], secure: true, subject: 'Hello' }]);
  });

  it('goes over TLS from the first byte with smtps', async () => {
    const { port, received } = await server({ auth, tls: { certificate: certificates.good, implicit: true } });
    expect(await mailer({ url: url(port, 'smtps') }).send(mail, patient())).toEqual({ error: null, status: 250 });
    expect(received).toMatchObject([{ secure: true }]);
  });

  it.each([
    ['a server that offers no STARTTLS', {}],
    ['a certificate that nobody vouches for', { trusts: false, tls: { certificate: certificates.good } }],
    ['a certificate of another host', { tls: { certificate: certificates.wrongHost } }],
  ])('is not sent to %s', async (_what, { trusts = true, ...options }: { trusts?: boolean } & MailServerOptions) => {
    const { port, received } = await server({ auth, ...options });
    const { error } = await mailer({ url: url(port), trusts }).send(mail, patient());
    expect(error).toBe('No secure connection to the mail server.');
    expect(received).toEqual([]);
  });

  it('is sent in clear only where the operator says so', async () => {
    const { port, received } = await server({ auth });
    expect(await mailer({ url: url(port), startTls: 'off' }).send(mail, patient())).toEqual({
      error: null,
      status: 250,
    });
    expect(received).toMatchObject([{ secure: false }]);
  });

  it('that is wrong is reported without the name of the user, and no mail is sent without signing in', async () => {
    const { port, received } = await server({ auth: { user: 'other', password: 'other' } });
    const { error } = await mailer({ url: url(port), startTls: 'off' }).send(mail, patient());
    expect(error).toBe('The mail server refused the user or password of this installation.');
    expect(received).toEqual([]);
  });

  it('is a fault when the mail server offers no sign-in, and no mail is sent without signing in', async () => {
    const { port, received } = await server();
    expect((await mailer({ url: url(port), startTls: 'off' }).send(mail, patient())).error).not.toBeNull();
    expect(received).toEqual([]);
  });
});

describe('STARTTLS without a password', () => {
  it('is used where it is offered, and required where the operator says so', async () => {
    const offered = await server({ tls: { certificate: certificates.good } });
    expect(await mailer({ url: `smtp://localhost:${offered.port}` }).send(mail, patient())).toEqual({
      error: null,
      status: 250,
    });
    expect(offered.received).toMatchObject([{ secure: true }]);
    const plain = await server();
    const required = { url: `smtp://localhost:${plain.port}`, startTls: 'required' } as const;
    expect((await mailer(required).send(mail, patient())).error).toBe('No secure connection to the mail server.');
  });
});

it.each([
  ['a line break in the subject', { subject: 'a\r\nBcc: evil@example.com\r\n\r\nbody' }],
  ['a line break in the recipient', { to: 'ops@example.com\r\nRCPT TO:<evil@example.com>' }],
  ['several recipients in one', { to: 'ops@example.com, evil@example.com' }],
  ['a line break in the id', { id: 'n1>\r\nBcc: evil@example.com\r\nX: <' }],
])('%s adds no header and no recipient', async (_what, change) => {
  const { port, received } = await server();
  await mailer({ url: `smtp://127.0.0.1:${port}` }).send({ ...mail, ...change }, patient());
  for (const { to, headers } of received) {
    expect(to).not.toContain('evil@example.com');
    expect(headers.map(([name]) => name)).not.toContain('bcc');
  }
});

describe('the URL of a mail server', () => {
  const read = (text: string) => {
    const faults: string[] = [];
    return { server: readSmtpUrl(text, (message) => faults.push(message)), faults };
  };

  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, implicitTls: false, user: '', password: '' }],
    ['smtps://u:p@mail.example/', { host: 'mail.example', port: 465, implicitTls: true, user: 'u', password: 'p' }],
    ['smtp://[::1]:25', { host: '::1', port: 25, implicitTls: false, user: '', password: '' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual({ server: expected, faults: [] });
  });

  it('left out is no server', () => {
    expect(read('')).toEqual({ server: undefined, faults: [] });
  });

  it.each([
    'mail.example:25',
    'http://mail.example',
    'smtp://',
    'smtp://secretuser@mail.example',
    'smtp://u:secret%zz@mail.example',
    'smtp://u:secret%0d%0aX@mail.example',
    'smtp://u:secret@mail.example/path',
    'smtp://u:secret@mail.example?x=1',
  ])('that is wrong is reported without its parts: %s', (text) => {
    const { server: none, faults } = read(text);
    expect(none).toBeUndefined();
    expect(faults).toHaveLength(1);
    expect(faults[0]).not.toMatch(/secret|mail\.example/);
  });
});

describe('the sender', () => {
  it.each([
    ['bot@example.com', { name: '', address: 'bot@example.com' }],
    ['Link Vitals <bot@example.com>', { name: 'Link Vitals', address: 'bot@example.com' }],
  ])('%s', (text, expected) => {
    expect(readMailFrom(text, () => {})).toEqual(expected);
  });

  it.each(['nobody', 'a@example.com, b@example.com', 'A\r\nBcc: b@c.example <a@example.com>', '"A" <a@b> <c@d>', '<>'])(
    'is one address: not %j',
    (text) => {
      const faults: string[] = [];
      expect(readMailFrom(text, (message) => faults.push(message))).toBeUndefined();
      expect(faults).toHaveLength(1);
    },
  );
});
