import { type AccountRow, findAccount, listAccounts, type ServiceSet } from '@linkvitals/server';
import { UsageError } from 'linkvitals';

/** The account with this id, or the only account. */
export async function chooseAccount({ db }: ServiceSet['services'], id: string | undefined): Promise<AccountRow> {
  if (id !== undefined) {
    const named = await findAccount(db.knex, id);
    if (named === undefined) throw new UsageError(`There is no account ${id}. \`account list\` shows them.`);
    return named;
  }
  const accounts = await listAccounts(db.knex);
  const [only] = accounts;
  if (only === undefined) throw new UsageError('There is no account yet. Make one: `account create --name <name>`');
  if (accounts.length === 1) return only;
  const lines = accounts.map(({ id, name }) => `  ${id}  ${name}`);
  throw new UsageError(`There are ${accounts.length} accounts. Choose one with --account <id>:\n${lines.join('\n')}`);
}
