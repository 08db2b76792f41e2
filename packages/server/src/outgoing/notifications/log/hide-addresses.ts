import type { Actor } from '../../../context.ts';

type Reader = Pick<Actor, 'kind'>;

/** Whether the caller may see who gets mails. API keys cannot read members, and alerts go to owners. */
export const seesAddresses = ({ kind }: Reader): boolean => kind !== 'api-key';

const ADDRESS = /[^\s<>"(),:;]+@[^\s<>"(),:;]+/g;

/** An answer of a mail server as the caller may read it: such answers often repeat the address of the recipient. */
export const errorFor = (reader: Reader, error: string | null): string | null =>
  error === null || seesAddresses(reader) ? error : error.replace(ADDRESS, '…');
