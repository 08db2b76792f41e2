import type { Executor } from '../../platform/storage/index.ts';

/** Numbers of domains of an account, by the notifications that their settings switch on */
export interface ChannelUse {
  readonly domains: number;
  readonly failures: number;
  /** Mails, Slack messages, and messages in other chats about crawls */
  readonly mails: number;
  readonly slack: number;
  readonly chats: number;
}

/** Counts the domains of an account whose settings switch notifications on. */
export async function countChannelUse(on: Executor, accountId: string): Promise<ChannelUse> {
  // Settings are JSON without spaces, and a quote within a text of it is escaped, so these patterns match whole members only.
  const having = (member: string) => on.raw('sum(case when ?? like ? then 1 else 0 end)', ['settings', `%${member}%`]);
  const [row] = await on('domains')
    .where({ account_id: accountId })
    .whereNull('deleted_at')
    .select(
      on.raw('count(*) as ??', ['domains']),
      on.raw('? as ??', [having('"failure_alerts":false'), 'silent']),
      on.raw('? as ??', [having('"email_alerts":true'), 'mails']),
      on.raw('? as ??', [having('"slack_notifications":true'), 'slack']),
      on.raw('? as ??', [having('"chat_notifications":true'), 'chats']),
    );
  const [domains, silent, mails, slack, chats] = ['domains', 'silent', 'mails', 'slack', 'chats'].map((name) =>
    Number(row?.[name] ?? 0),
  ) as [number, number, number, number, number];
  return { domains, failures: domains - silent, mails, slack, chats };
}
