import type { NotificationSettingsUpdate } from '@linkvitals/contract';
import { lockAccount } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { transaction } from '../../storage/index.ts';
import { checkEndpointUrl } from '../../webhooks/index.ts';
import { assertAccountNotifications } from '../log/viewer.ts';
import { getSettings, type SettingsDetails } from './get-settings.ts';
import { insertSettings, lockSettings, type SettingsChange, updateSettingsRow } from './settings-store.ts';

interface UpdateInput {
  readonly change: NotificationSettingsUpdate;
  /** Version that the settings must still have; undefined: any. */
  readonly version: number | undefined;
}

/**
 * Changes where notifications go; members left out stay. The Slack URL is sealed like signing secrets: who has it can
 * post to the channel.
 * @throws ServiceError `insufficient_scope`, `precondition_failed`, `invalid_webhook_url`
 */
export async function updateSettings(ctx: Context, { change, version }: UpdateInput): Promise<SettingsDetails> {
  assertAccountNotifications(ctx);
  const { email_recipients: recipients, slack_webhook_url: url } = change;
  // Queries DNS, so it stays out of the transaction.
  const slack = url === undefined ? {} : url === null ? noSlack : sealUrl(ctx, await checkSlackUrl(ctx, url));
  const at = ctx.clock.now();
  const columns: SettingsChange = {
    ...(recipients === undefined ? {} : { email_recipients: distinct(recipients) }),
    ...slack,
    updated_at: at,
  };
  await transaction(ctx.db, async (trx) => {
    // There may be no row to lock yet.
    await lockAccount(trx, ctx.account.id);
    const row = await lockSettings(trx, ctx.account.id);
    if (version !== undefined && (row?.version ?? 0) !== version) {
      throw new ServiceError('precondition_failed', 'The settings have changed since you read them. Read them again.');
    }
    const before = auditedValues(row);
    const after = auditedValues({ ...row, ...columns });
    await recordAudit(ctx, trx, { action: 'notification_settings.updated', before, after });
    if (row === undefined) await insertSettings(trx, { accountId: ctx.account.id, at }, columns);
    else await updateSettingsRow(trx, row, columns);
  });
  return getSettings(ctx);
}

type Audited = Partial<Pick<SettingsChange, 'email_recipients' | 'slack_url_hint'>>;

/** Of the Slack URL, which is a secret, the host and its end. */
const auditedValues = ({ email_recipients = [], slack_url_hint = null }: Audited = {}) => ({
  email_recipients,
  slack_url: slack_url_hint,
});

/** The part before the @ is the receiving server's to read; the rest is a name of DNS, whatever its case. */
const distinct = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses.map((address) => {
      const at = address.lastIndexOf('@');
      return address.slice(0, at) + address.slice(at).toLowerCase();
    }),
  ),
];

const noSlack = { slack_url_ciphertext: null, slack_url_key_id: null, slack_url_hint: null };

const checkSlackUrl = (ctx: Context, url: string): Promise<string> =>
  checkEndpointUrl(ctx, url, { pointer: '#/slack_webhook_url' });

function sealUrl(ctx: Context, url: string): SettingsChange {
  const { ciphertext, keyId } = ctx.secrets.seal(url);
  const hint = `${new URL(url).host} …${url.slice(-4)}`;
  return { slack_url_ciphertext: ciphertext, slack_url_key_id: keyId, slack_url_hint: hint };
}
