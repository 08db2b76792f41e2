import type { Config } from '../../platform/config/config.ts';
import type { OwnAccount } from './store.ts';

type Accounts = readonly Pick<OwnAccount, 'role'>[];

/** Whether a person owns the maximum number of accounts, no matter who created them */
export const ownsEnough = ({ accountsPerPerson }: Pick<Config, 'accountsPerPerson'>, accounts: Accounts): boolean =>
  accounts.filter(({ role }) => role === 'owner').length >= accountsPerPerson;

/** Whether a person may create an account: when everybody may sign up, and up to a maximum number */
export const mayCreateAccount = (config: Pick<Config, 'signUp' | 'accountsPerPerson'>, accounts: Accounts): boolean =>
  config.signUp === 'open' && !ownsEnough(config, accounts);
