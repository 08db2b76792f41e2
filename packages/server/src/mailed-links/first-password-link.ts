import type { Services } from '../context.ts';
import { createLink } from '../links/index.ts';
import type { Executor } from '../storage/index.ts';
import { lasts, linkTo } from './link-mails.ts';

/** A link with which a person who has no password yet chooses one, for a day. */
export async function firstPasswordLink(services: Services, on: Executor, userId: string): Promise<string> {
  const link = { purpose: 'reset_password', lastsFor: lasts.firstPassword, userId } as const;
  return linkTo(services.config, 'reset-password', await createLink(services, on, link));
}
