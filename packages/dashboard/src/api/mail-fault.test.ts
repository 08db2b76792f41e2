import { expect, it } from 'vitest';
import { mailFault } from './mail-fault.ts';

it.each([
  ['reach those of the account', null, null, undefined],
  ['reach nobody without a mail server', 'no_mail_server', ['ops@example.com'], 'no_mail_server'],
  ['reach nobody without recipients', 'no_recipients', null, 'no_recipients'],
  ['reach nobody with an empty list', 'no_recipients', [], 'no_recipients'],
  ['reach those of the domain', 'no_recipients', ['ops@example.com'], undefined],
] as const)('mails of a domain %s', (_, reason, own, fault) => {
  const status = {
    ready: reason === null,
    reason,
    detail: null,
    last_sent_at: null,
    last_error: null,
    last_error_at: null,
    used_by: { domains: 1, results: 1, failures: 1 },
  };
  expect(mailFault({ recipients: [], status }, own)).toBe(fault);
});
