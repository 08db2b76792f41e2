import type { SlackMessage } from './to-slack-message.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 1_024;

export interface PostOptions {
  /** URL of the incoming webhook. It is a secret: everybody who knows it can post. */
  url: string;
  /** Aborts when the service hangs up. */
  signal: AbortSignal;
}

/**
 * Posts to a Slack incoming webhook. Rejects when Slack refuses it, so that the service sends the event again: after 1,
 * 5 and 15 minutes, or later when Slack's 429 demands it.
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

/** The start of an answer. Slack answers with a word; another server may send more. */
async function readStart(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= MAX_ANSWER_BYTES) break;
  }
  return text.slice(0, MAX_ANSWER_BYTES);
}
