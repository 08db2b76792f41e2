import type { Domain, NotificationSettings } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { notifiedOf } from './who-is-notified.ts';

const chat = (ready: boolean) => ({ status: { ready } });

const channels = (reason: string | null = null) =>
  ({
    email: { recipients: ['ops@example.com', 'web@example.com'], status: { ready: reason === null, reason } },
    slack: chat(true),
    discord: chat(false),
    teams: chat(true),
    telegram: chat(false),
    ntfy: chat(false),
    generic_webhook: chat(false),
  }) as unknown as NotificationSettings;

const settings = {
  email_alerts: true,
  email_recipients: null,
  slack_notifications: true,
  chat_notifications: true,
  webhook_ids: ['w'],
};
const domain = (change: object = {}) => ({ settings: { ...settings, ...change } }) as unknown as Domain;

it('a domain notifies people by mail, the chats that are set up, and endpoints', () => {
  expect(notifiedOf(domain(), channels())).toEqual({
    mails: 2,
    fault: undefined,
    chats: ['slack', 'teams'],
    webhooks: 1,
  });
});

it('a domain has its own recipients, and what it switched off is not counted', () => {
  expect(notifiedOf(domain({ email_recipients: ['one@example.com'] }), channels())).toMatchObject({ mails: 1 });
  const off = { email_alerts: false, slack_notifications: false, chat_notifications: false, webhook_ids: [] };
  expect(notifiedOf(domain(off), channels())).toEqual({ mails: 0, fault: undefined, chats: [], webhooks: 0 });
});

it('mails without a mail server reach nobody', () => {
  expect(notifiedOf(domain(), channels('no_mail_server'))).toMatchObject({ mails: 0, fault: 'no_mail_server' });
  expect(notifiedOf(domain({ email_alerts: false }), channels('no_mail_server'))).toMatchObject({ fault: undefined });
});
