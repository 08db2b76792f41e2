import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNotificationLab, type NotificationLab } from '../notification-lab.test-support.ts';
import { updateSettings } from '../settings/update-settings.ts';
import { chatChannels } from './chat-adapters.ts';
import { chatRules } from './chat-rules.test-support.ts';
import type { ChatChannel } from './chat-target.ts';

let lab: NotificationLab;
beforeEach(async () => {
  lab = await createNotificationLab({ env: { LINKVITALS_PUBLIC_URL: 'https://linkvitals.example' } });
  // The server refuses messages that the documents of each service do not allow.
  lab.slack.respond(({ body }) => {
    const wrong = chatRules[channel](JSON.parse(body.toString()));
    return wrong.length === 0 ? {} : { status: 400, body: wrong.join(', ') };
  });
});
afterEach(() => lab.close());
let channel: ChatChannel = 'slack';

const targetOf = (base: string) =>
  ({
    slack: { url: `${base}/services/T0/B0/x` },
    discord: { url: `${base}/api/webhooks/1/x` },
    teams: { url: `${base}/workflows/x/triggers/manual/paths/invoke?sig=s` },
    telegram: { bot_token: '123456:AAbb-cc_dd', chat_id: '-10042', api_url: base },
    ntfy: { url: `${base}/behind/proxy/my-alerts`, token: 'tk_secret' },
    generic_webhook: { url: `${base}/in`, token: 'bearer-secret' },
  }) satisfies Record<ChatChannel, object>;

const pathOf: Readonly<Record<ChatChannel, string>> = {
  slack: '/services/T0/B0/x',
  discord: '/api/webhooks/1/x',
  teams: '/workflows/x/triggers/manual/paths/invoke?sig=s',
  telegram: '/bot123456:AAbb-cc_dd/sendMessage',
  ntfy: '/behind/proxy',
  generic_webhook: '/in',
};

const tokenOf: Partial<Record<ChatChannel, string>> = {
  ntfy: 'Bearer tk_secret',
  generic_webhook: 'Bearer bearer-secret',
};

const setUp = async (one: ChatChannel) => {
  channel = one;
  await updateSettings(lab.ctx, { change: { [one]: targetOf(lab.slack.url)[one] }, version: undefined });
};

describe.each(chatChannels)('%s', (one) => {
  it('accepts the message about the end of a crawl', async () => {
    await setUp(one);
    const [id = ''] = await lab.crawlEnds({ wants: { email: false, slack: true, chats: true } });
    expect(await lab.ringFor(0)).toEqual(['sent']);
    const [request] = lab.slack.received;
    expect(request?.path).toBe(pathOf[one]);
    expect(request?.headers.authorization).toBe(tokenOf[one]);
    expect(request?.body.toString()).toContain('Crawl of site.example completed');
    expect(await lab.row(id)).toMatchObject({ state: 'sent', channel: one, lane: 'chat', recipient: null });
  });

  it('gets no message when the domain has it switched off, or when it is removed from the settings', async () => {
    await setUp(one);
    expect(await lab.crawlEnds({ wants: { email: false, slack: false, chats: false }, links: [] })).toEqual([]);
    const [id = ''] = await lab.crawlEnds({ wants: { email: false, slack: true, chats: true } });
    await updateSettings(lab.ctx, { change: { [one]: null }, version: undefined });
    await lab.ringFor(0);
    expect(await lab.row(id)).toMatchObject({ state: 'canceled' });
    expect(lab.slack.received).toEqual([]);
  });

  it('has the result of its last attempts in the settings, and never its secrets', async () => {
    await setUp(one);
    lab.slack.respond(() => ({ status: 404, body: 'no such hook' }));
    await lab.crawlEnds({ wants: { email: false, slack: true, chats: true } });
    expect(await lab.ringFor(0)).toEqual(['retrying']);
    const [chat] = (await lab.settings()).chats;
    expect(chat).toMatchObject({ channel: one, sent_at: null, error: 'The answer was 404: no such hook' });
    expect(JSON.stringify(chat)).not.toMatch(/services\/T0|AAbb|tk_secret|bearer-secret|sig=s/);
  });
});

it('the wait that Telegram demands in the body of its response is obeyed', async () => {
  await setUp('telegram');
  lab.slack.respond((_request, index) =>
    index === 0 ? { status: 429, body: '{"ok":false,"error_code":429,"parameters":{"retry_after":600}}' } : {},
  );
  const [id = ''] = await lab.crawlEnds({ wants: { email: false, slack: false, chats: true } });
  expect(await lab.ringFor(0)).toEqual(['retrying']);
  const { next_attempt_at } = await lab.row(id);
  expect((next_attempt_at ?? 0) - lab.clock.now()).toBeGreaterThanOrEqual(600_000);
});

it('an ntfy address without a topic is refused', async () => {
  const change = { ntfy: { url: `${lab.slack.url}/` } };
  await expect(updateSettings(lab.ctx, { change, version: undefined })).rejects.toMatchObject({
    code: 'invalid_webhook_url',
    message: expect.stringContaining('topic'),
  });
});
