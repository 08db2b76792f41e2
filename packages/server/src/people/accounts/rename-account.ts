import type { Account, Context } from '../../context.ts';
import { assertWholeAccount } from '../../platform/asserts/assert-whole-account.ts';
import { readName } from '../../platform/asserts/written-text.ts';
import { changeAccount } from './change-account.ts';

interface Input {
  readonly name: string;
  /** Version that the account must still have; undefined: any. */
  readonly version: number | undefined;
}

/** @throws ServiceError `insufficient_scope`, `invalid_setting`, `precondition_failed` */
export async function renameAccount(ctx: Context, { name, version }: Input): Promise<Account> {
  assertWholeAccount(ctx);
  const change = { name: readName(name, 'account') };
  return changeAccount(ctx, { version, action: 'account.updated', changeOf: () => change });
}
