import { expect, it } from 'vitest';
import { describeMail } from './describe-mail.ts';

const URL_OF_DEMO = 'http://localhost:4711';

it('a mail is shown by addressee, subject and each link to the demo once, on lines of their own', () => {
  const link = `${URL_OF_DEMO}/invitation#abc`;
  const text = `Come in:\n${link}\n\nOr open this link: ${link}\nAlso https://shop.northwind.example/ is broken.`;
  const mail = { to: ['bob@northwind.example'], subject: 'Ada invites you', text };
  expect(describeMail(mail, URL_OF_DEMO)).toBe(`\nMail to bob@northwind.example: Ada invites you\n  ${link}`);
});

it('a mail without a link has its first line only', () => {
  const mail = { to: ['a@x.example', 'b@x.example'], subject: 'Changed', text: 'Your password was changed.' };
  expect(describeMail(mail, URL_OF_DEMO)).toBe('\nMail to a@x.example, b@x.example: Changed');
});
