import type { Delivery } from '@linkvitals/contract/types';

type Attempt = Delivery['attempts'][number];

/** The advice on a failed attempt: what to check first. Each has a text. */
export type Advice =
  | 'signature'
  | 'address'
  | 'gone'
  | 'redirect'
  | 'busy'
  | 'refused'
  | 'broken'
  | 'name'
  | 'forbidden'
  | 'late'
  | 'certificate'
  | 'unreachable';

const byStatus: Readonly<Record<number, Advice>> = {
  401: 'signature',
  403: 'signature',
  404: 'address',
  405: 'address',
  410: 'gone',
  429: 'busy',
  503: 'busy',
};

/** The advice for each message of the server about an attempt without a response. */
const byError: readonly (readonly [RegExp, Advice])[] = [
  [/^The host name /, 'name'],
  [/^The address may not be reached/, 'forbidden'],
  [/ within 30 seconds/, 'late'],
  [/certificate|TLS/, 'certificate'],
];

/** The advice for an attempt; undefined for one that succeeded. */
export function attemptAdvice({
  error,
  status_code: status,
}: Pick<Attempt, 'error' | 'status_code'>): Advice | undefined {
  if (error === null) return undefined;
  if (status === null || status < 300) return byError.find(([said]) => said.test(error))?.[1] ?? 'unreachable';
  if (status < 400) return 'redirect';
  return byStatus[status] ?? (status < 500 ? 'refused' : 'broken');
}
