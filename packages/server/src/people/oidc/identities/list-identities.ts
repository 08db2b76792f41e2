import type { PersonContext } from '../../../context.ts';
import type { IdentityRow } from './identity-row.ts';
import { listIdentitiesOf } from './store.ts';

/** Lists the identities of the person, oldest first. */
export const listIdentities = (ctx: PersonContext): Promise<IdentityRow[]> =>
  listIdentitiesOf(ctx.db.knex, ctx.user.id);
