import type { SlackMessage } from './to-slack-message.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 1_024;

export interface PostOptions {
  /** Of the incoming webhook. Whoever knows it can post: it is a secret. */
  url: string;
  /** Aborts when the service hangs up. */
  signal: AbortSignal;
}

/**
 * Posts to a Slack incoming webhook. Rejects when Slack does not take it, so that the service sends the event again:
 * after 1, 5 and 15 minutes, at least as long as Slack's 429 demands.
 */
export async function postToSlack(message: SlackMessage, { url, signal }: PostOptions): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  const answer = await readStart(response);
  if (response.status !== 200) throw new Error(`Slack answered ${response.status}: ${answer}`);
}

/** Slack answers a word; whoever else answers may say more. */
async function readStart(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= MAX_ANSWER_BYTES) break;
  }
  return text.slice(0, MAX_ANSWER_BYTES);
}
