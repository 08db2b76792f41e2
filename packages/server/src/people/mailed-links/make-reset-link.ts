import type { Services } from '../../context.ts';
import { notFound } from '../../platform/errors.ts';
import { createLink } from '../links/index.ts';
import { findUserByEmail, readEmail } from '../users/index.ts';
import { lasts, linkTo } from './link-mails.ts';

/**
 * Makes a link with which a person chooses a new password, valid for an hour. It is for the operator, who knows the
 * person.
 * @throws ServiceError `invalid_setting`, `not_found`
 */
export async function makeResetLink(services: Services, email: string): Promise<string> {
  const user = await findUserByEmail(services.db.knex, readEmail(email));
  if (user === undefined) throw notFound('person');
  const link = { purpose: 'reset_password', lastsFor: lasts.reset, userId: user.id } as const;
  return linkTo(services.config, 'reset-password', await createLink(services, services.db.knex, link));
}
