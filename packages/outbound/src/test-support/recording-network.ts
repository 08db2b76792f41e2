import { OutboundError } from '../outbound-error.ts';
import type { Dial, DialTarget, ResolveAddresses } from '../types.ts';

interface Answer {
  readonly A?: readonly string[];
  readonly AAAA?: readonly string[];
  readonly CNAME?: string;
  readonly rcode?: string;
  readonly timeout_ms?: number;
}

export interface Answers {
  readonly dns?: Answer & { readonly sequence?: readonly Answer[] };
  readonly sequence?: readonly Answer[];
}

/** A network for tests: names resolve as the case specifies, and addresses are recorded instead of dialled. */
export function recordingNetwork(requested: Answers) {
  const dialled: DialTarget[] = [];
  const answers = [...(requested.sequence ?? requested.dns?.sequence ?? [])];
  const resolve: ResolveAddresses = async () => {
    const answer = answers.length > 0 ? answers.shift() : requested.dns;
    if (answer?.rcode !== undefined) throw new OutboundError('dns_error', { phase: 'dns', reason: answer.rcode });
    if (answer?.timeout_ms !== undefined) return new Promise(() => {});
    return [...(answer?.A ?? []), ...(answer?.AAAA ?? [])];
  };
  const dial: Dial = async (target) => {
    dialled.push(target);
    throw Object.assign(new Error('recorded, not dialled'), { code: 'ECONNREFUSED' });
  };
  return { network: { resolve, dial }, dialled };
}
