import type { Services, VisitorContext } from '../../context.ts';
import { canMail, type NewMail, queueMail } from '../../outgoing/outbox/index.ts';
import { invalidSetting, ServiceError } from '../../platform/errors.ts';
import { type Executor, transaction } from '../../platform/storage/index.ts';
import { countMailRequest, mayMailTo } from '../limits/index.ts';
import { readEmail } from '../users/index.ts';

export interface MailRequestInput {
  readonly email: string;
  /** Name of the work for the log */
  readonly what: string;
  /** Composes the mail, in one transaction with the rows that it needs. Undefined: this address gets no mail. */
  readonly compose: (trx: Executor, address: string) => Promise<Omit<NewMail, 'to'> | undefined>;
}

/**
 * Refuses addresses that no mail can be sent to. @throws ServiceError `channel_not_ready`, `invalid_setting`: neither
 * depends on who has the address
 */
function assertMailable({ config }: Pick<Services, 'config'>, address: string): void {
  if (config.mail === undefined) {
    const detail =
      'This server sends no mails. Its operator can make a link for you with `linkvitals user reset-password`.';
    throw new ServiceError('channel_not_ready', detail);
  }
  if (canMail({ config }, address)) return;
  const detail = 'Mail servers do not take this address. Use one of letters, digits and dots.';
  throw invalidSetting('email', detail);
}

type Requesting = Pick<VisitorContext, keyof Services | 'caller'>;

async function compose(ctx: Requesting, address: string, { compose: make }: MailRequestInput): Promise<void> {
  if (!(await mayMailTo(ctx, address))) {
    ctx.log.info('no mail was queued: this address got three in the last 15 minutes');
    return;
  }
  const queued = await transaction(ctx.db, async (trx) => {
    const mail = await make(trx, address);
    return mail && queueMail(ctx, trx, { ...mail, to: address });
  });
  await ctx.alarms.wake('mail', queued);
}

/**
 * Takes a request for a mail. All work that depends on the owner of the address comes after the response, so that
 * neither its content nor its time reveals whether the address is known.
 * @returns the address in its stored form
 * @throws ServiceError `invalid_setting`, `channel_not_ready`, `rate_limited`
 */
export async function requestMail(ctx: Requesting, input: MailRequestInput): Promise<string> {
  const address = readEmail(input.email);
  assertMailable(ctx, address);
  await countMailRequest(ctx);
  ctx.afterResponse.run(input.what, () => compose(ctx, address, input));
  return address;
}
