import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createLog } from './create-log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void, env: Record<string, string> = {}): string {
  let text = '';
  const destination = {
    write(line: string) {
      text += line;
    },
  };
  write(createLog({ ...readConfig(env), destination }));
  return text;
}

describe('the log', () => {
  it.each([
    ['an API key in a text', 'called with lv_0123456789abcdefghijABCDEFGHIJ012345', 'lv_0123456789'],
    ['a signing secret', 'signed by whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=', 'AAECAwQF'],
    ['an Authorization header', 'authorization: bearer c2VjcmV0LXNlY3JldA', 'c2VjcmV0'],
    ['a Slack webhook', 'post to https://hooks.slack.com/services/T00/B00/abcDEF123', 'abcDEF123'],
    ['credentials in a URL', 'cannot reach https://user:hunter2secret@example.com/x', 'hunter2secret'],
  ])('hides %s', (_, text, secret) => {
    const line = logged((log) => log.info({ deep: { er: text } }, text));
    expect(line).toContain('[hidden]');
    expect(line).not.toContain(secret);
    expect(() => JSON.parse(line)).not.toThrow();
  });

  it.each(['p%40ss"word\\x', 'plain-password'])(
    'hides the password of the database however it is written: %s',
    (password) => {
      const env = { DATABASE_URL: `mysql://u:${encodeURIComponent(password)}@h/db` };
      const line = logged((log) => log.info({ a: password, b: encodeURIComponent(password) }, `with ${password}`), env);
      expect(line).not.toContain(JSON.stringify(password).slice(1, -1));
      expect(line).not.toContain(encodeURIComponent(password));
      expect(() => JSON.parse(line)).not.toThrow();
    },
  );

  it('hides the password of the mail server', () => {
    const env = {
      LINKVITALS_SMTP_URL: 'smtp://u:p%40ss%22word@mail.example',
      LINKVITALS_MAIL_FROM: 'bot@example.com',
    };
    const line = logged((log) => log.info({ a: 'p@ss"word' }, 'with p%40ss%22word'), env);
    expect(line).not.toMatch(/p@ss|p%40ss/);
  });

  it('takes of an error what says what happened, and nothing that a driver hung on it', () => {
    const cause = Object.assign(new Error('the socket closed'), { code: 'ECONNRESET', config: { pw: 'in-cause' } });
    const error = Object.assign(new Error('cannot write', { cause }), { code: 'ER_X', sql: "values ('in-sql')" });
    const line = logged((log) => log.error({ err: error, headers: { 'x-pass': 'in-header' } }, 'broken'));
    const { err } = JSON.parse(line);
    expect(err).toMatchObject({ type: 'Error', message: 'cannot write', code: 'ER_X' });
    expect(err.cause).toMatchObject({ message: 'the socket closed', code: 'ECONNRESET' });
    expect(line).not.toMatch(/in-sql|in-cause|in-header/);
  });

  it('is one line for one thing, whatever control characters came from outside', () => {
    const line = logged((log) => log.info({ host: 'a\r\n{"level":60}\u001b[31m' }, 'x\ny'));
    expect(line.split('\n')).toHaveLength(2);
    expect(line).not.toContain('\u001b');
  });

  it('has characters that are not seen, or change the direction, in JSON by their number', () => {
    const acts = 'a\u202eb\u2028c\u009bd\u{e0041}e';
    const line = logged((log) => log.error({ err: new Error(acts) }, acts));
    expect(line).toContain('a\\u202eb\\u2028c\\u009bd\\udb40\\udc41e');
    expect(line).not.toMatch(/(?!\n)[\p{C}\p{Zl}\p{Zp}]/u);
    expect(JSON.parse(line)).toMatchObject({ msg: acts, err: { message: acts } });
  });

  describe('for people', () => {
    const text = { LINKVITALS_LOG_FORMAT: 'text', LINKVITALS_SMTP_URL: 'smtp://u:hunter2secret@mail.example' };
    const env = { ...text, LINKVITALS_MAIL_FROM: 'bot@example.com' };

    it('is a line with the time, the level, what happened and its members', () => {
      const line = logged((log) => log.info({ port: 8080 }, 'listening'), env);
      expect(line).toMatch(/^\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\] INFO: listening \{"port":8080\}\n$/);
    });

    it('hides secrets and control characters as well', () => {
      const line = logged(
        (log) => log.error({ err: new Error('no \u001b[31m\u009b\u202e hunter2secret') }, 'a\u0007'),
        env,
      );
      expect(line).toContain('ERROR: a\ufffd');
      expect(line).toContain('[hidden]');
      expect(line).not.toMatch(/hunter2secret|[^\P{C}\n]/u);
    });
  });
});
