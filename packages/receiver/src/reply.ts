import type { Outcome, ReceiverReply } from './receiver-types.ts';

export interface ReplyDetails {
  headers?: Record<string, string> | undefined;
  retryAfterSeconds?: number | undefined;
  /** One line of plain text for the sender's delivery log. */
  text?: string | undefined;
}

export function reply(status: number, outcome: Outcome, details: ReplyDetails = {}): ReceiverReply {
  const { headers = {}, retryAfterSeconds, text = '' } = details;
  return {
    status,
    outcome,
    body: text,
    headers: {
      ...headers,
      ...(text === '' ? {} : { 'Content-Type': 'text/plain; charset=utf-8' }),
      ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
    },
  };
}
