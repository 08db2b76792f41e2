import { readdirSync, readFileSync } from 'node:fs';
import type { PageToRender, RenderedPage, RenderResult, ScriptRequest, ScriptResponse } from '@linkvitals/crawler';
import { browserProgram } from '@linkvitals/testing/browser-program';
import type { Renderer } from '../browser/renderer.ts';

export const program = await browserProgram();

/** A response to a request of a script: a text, or all of it. */
export type Answer = string | ScriptResponse;

export interface TestPage {
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Answers requests by their URL; a function answers by itself. */
  readonly send?: PageToRender['send'] | Readonly<Record<string, Answer>>;
}

export const jsonAnswer = (value: unknown): ScriptResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
  body: Buffer.from(JSON.stringify(value)),
});

/** Renders HTML as the page https://app.test/. */
export function render(renderer: Pick<Renderer, 'render'>, html: string, page: TestPage = {}): Promise<RenderResult> {
  const { url = 'https://app.test/', headers = {}, signal = new AbortController().signal, send = {} } = page;
  return renderer.render({
    url,
    response: { headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body: Buffer.from(html) },
    userAgent: 'TestBot/1.0',
    send: typeof send === 'function' ? send : (request) => answerOf(request, send),
    signal,
  });
}

/** @throws Error for a page that could not be rendered */
export async function rendered(...page: Parameters<typeof render>): Promise<RenderedPage & RenderResult> {
  const result = await render(...page);
  if ('failure' in result) throw new Error(`not rendered: ${result.failure}`);
  return result;
}

async function answerOf(
  { url, onSent }: ScriptRequest,
  answers: Readonly<Record<string, Answer>>,
): Promise<ScriptResponse> {
  onSent();
  const answer = answers[url];
  if (answer === undefined) throw new Error('refused');
  if (typeof answer !== 'string') return answer;
  return { status: 200, headers: { 'content-type': 'text/javascript' }, body: Buffer.from(answer) };
}

/** The hrefs of a document, in order. */
export const hrefs = (html: string): string[] =>
  [...html.replace(/<script.*?<\/script>/gs, '').matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);

/** Processes of a group that run. */
export function processesOf(group: number): number[] {
  const isOf = (pid: string): boolean => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      const [state, , of] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(of) === group && state !== 'Z';
    } catch {
      return false;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOf(name))
    .map(Number);
}

/** The processes of a group that render pages. */
export const renderersOf = (group: number): number[] =>
  processesOf(group).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('--type=renderer');
    } catch {
      return false;
    }
  });
