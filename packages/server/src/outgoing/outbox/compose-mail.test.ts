import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../reporting/texts/words.ts';
import { composeMail, nameInMail } from './compose-mail.ts';

const words = wordsFor('en');
const url = 'https://links.example/invitation#abcDEF123';

it('says the same in plain text and in HTML', () => {
  const mail = composeMail(
    {
      subject: 'Reset your password',
      paragraphs: ['Somebody requested this.'],
      action: { label: 'Choose a password', url },
      notes: ['The link works for an hour.'],
    },
    words,
  );
  expect(mail.text).toBe(
    `Somebody requested this.\n\nChoose a password:\n${url}\n\nThe link works for an hour.\n\n-- \nSent by Linkvitals, which monitors the links of websites.\n`,
  );
  for (const part of ['Reset your password', 'Somebody requested this.', ` href="${url}"`, 'works for an hour']) {
    expect(mail.html).toContain(part);
  }
});

describe('a name that somebody chose to do harm', () => {
  const hostile = [
    '<img src=x onerror=alert(1)>',
    '"><a href="https://evil.example">click</a>',
    'https://evil.example/login',
    'evil.example',
    '//evil.example\\@x',
    'mallory@evil.example',
    'a\r\nBcc: everybody@evil.example',
    '\u202egro.elpmaxe',
    'x'.repeat(5_000),
  ];

  it.each(hostile)('%j', (name) => {
    const shown = nameInMail(name);
    const mail = composeMail({ subject: `${shown} invites you`, paragraphs: [`${shown} invites you.`] }, words);
    expect([...shown].length).toBeLessThanOrEqual(200);
    for (const text of Object.values(mail)) {
      // The text has nothing of which a mail program would make a link.
      expect(text).not.toMatch(/:\/\/|\w@\w|\bevil\.example|\u202e/);
      expect(text).not.toContain('\r');
    }
    expect(mail.subject).not.toMatch(/\p{C}/u);
    expect(mail.html.match(/<(?!\/)[a-z]+/g)?.toSorted()).toEqual(
      composeMail({ subject: 's', paragraphs: ['p'] }, words)
        .html.match(/<(?!\/)[a-z]+/g)
        ?.toSorted(),
    );
  });

  it.each(['Ada Lovelace', 'J. R. R. Tolkien', "O'Brien & Söhne", '株式会社リンク', 'Acme Inc.', '👩‍💻 Team'])(
    'and %s stays as it is',
    (name) => {
      expect(nameInMail(name)).toBe(name);
    },
  );
});
