import type { Services } from '../src/context.ts';
import { mailFixes } from '../src/findings/fix-mails/index.ts';
import { contextFor } from '../src/people/accounts/index.ts';
import type { FilledStore } from './fill-store.ts';
import type { StatementRecorder } from './record-statements.ts';

/** A mail server that does not respond. */
export const awayMail = {
  server: { host: '127.0.0.1', port: 1, implicitTls: false, user: '', password: '' },
  startTls: 'off',
  from: { name: '', address: 'bot@linkvitals.example' },
} as const;

interface FixMailsInput {
  readonly services: Services;
  readonly recorder: StatementRecorder;
  readonly store: FilledStore;
}

/** Mails a fix to a member and to somebody else. The operation refuses without a mail server, so its verb is called. */
export async function exerciseFixMails({ services, recorder, store }: FixMailsInput): Promise<void> {
  const ctx = await contextFor(services, store.accountId, 'operator');
  const sending = { ...ctx, config: { ...ctx.config, mail: awayMail } };
  const domainId = store.domains[0]?.id ?? '';
  for (const to of ['webmaster@people.example', store.ownerId])
    await recorder.during('mailFixes', () => mailFixes(sending, { domainId, mail: { fix_ids: [store.fixId], to } }));
}
