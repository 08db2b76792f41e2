import type { NotificationSettingsUpdate } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { checkEndpointUrl } from '../../webhooks/index.ts';
import type { ChatTargetRow } from './chat-store.ts';
import type { ChatChannel, ChatTarget } from './chat-target.ts';

const TELEGRAM = 'https://api.telegram.org';

/** Target as the caller gave it. */
type Given = NonNullable<NotificationSettingsUpdate[ChatChannel]>;

export type SealedTarget = Pick<ChatTargetRow, 'channel' | 'target_ciphertext' | 'target_key_id' | 'hint'>;

/**
 * Checks a target and seals it. Queries DNS, so it stays out of transactions.
 * @throws ServiceError `invalid_webhook_url`
 */
export async function sealTarget(ctx: Context, channel: ChatChannel, given: Given): Promise<SealedTarget> {
  const target = await checked(ctx, channel, given);
  const { ciphertext, keyId } = ctx.secrets.seal(JSON.stringify(target));
  return { channel, target_ciphertext: ciphertext, target_key_id: keyId, hint: hintOf(target) };
}

async function checked(ctx: Context, channel: ChatChannel, given: Given): Promise<ChatTarget> {
  if ('bot_token' in given) {
    const { bot_token: token, chat_id: chatId, api_url: api = TELEGRAM } = given;
    return { url: await checkEndpointUrl(ctx, api, { pointer: `#/${channel}/api_url` }), token, chatId };
  }
  const url = await checkEndpointUrl(ctx, given.url, { pointer: `#/${channel}/url` });
  if (channel === 'ntfy' && !TOPIC.test(new URL(url).pathname)) throw noTopic();
  return { url, token: 'token' in given ? given.token : undefined };
}

/** The topic: the last segment of the path. */
const TOPIC = /\/[-_A-Za-z0-9]{1,64}$/;

function noTopic(): ServiceError {
  const detail = 'The URL must end with a topic, e.g. https://ntfy.sh/my-topic.';
  return new ServiceError('invalid_webhook_url', { detail, errors: [{ pointer: '#/ntfy/url', detail }] });
}

export const openTarget = (
  { secrets }: Pick<Context, 'secrets'>,
  { target_ciphertext: ciphertext, target_key_id: keyId }: Pick<ChatTargetRow, 'target_ciphertext' | 'target_key_id'>,
): ChatTarget => JSON.parse(secrets.open({ ciphertext, keyId }));

/** Text by which the owner recognises the target. */
const hintOf = ({ url, token, chatId }: ChatTarget): string =>
  `${new URL(url).host} …${(chatId ?? token ?? url).slice(-4)}`;
