import { expect, it } from 'vitest';
import { steadyAnswer } from './steady-answer.ts';

it('is the same whenever, wherever and how fast a server answered', () => {
  const answerOf = (run: {
    at: string;
    ms: number;
    port: number;
    token: string;
    hash: string;
    end: string;
    base32: string;
  }) => ({
    id: '0190f3a0-0000-7000-8000-000000000001',
    created_at: `2026-03-02T09:${run.at}Z`,
    expires_at: `2026-04-01T09:${run.at}Z`,
    next_crawl_at: `2026-03-02T${run.at.slice(0, 2)}:00:00Z`,
    response_time_ms: run.ms,
    duration_seconds: run.ms / 1000,
    url: `http://127.0.0.1:${run.port}/s/${run.token}`,
    secret_hint: `whsec_${run.end}`,
    secret: run.base32,
    body: JSON.stringify({ sent_at: `2026-03-02T09:${run.at}.719Z` }),
    hint: `lv_…${run.end}`,
    attempts: [{ signature: `t=17724420${run.at.slice(0, 2)},v1=${run.hash}`, ms: run.ms }],
    pages: 24,
    name: 'Deploy robot',
  });
  const first = {
    at: '00:01',
    ms: 12,
    port: 40_001,
    token: 'k3vX9qPz7LmN2bTr8WcY',
    hash: 'ab12'.repeat(16),
    end: 'aB3d',
    base32: 'QZTY2NYGJHJW6VLKK6HO7KWHXWBAWOX4',
  };
  const second = {
    at: '07:59',
    ms: 900,
    port: 8_123,
    token: 'Zx81mMkLq02PdQw9Tt5R',
    hash: '9f3e'.repeat(16),
    end: '+9/z',
    base32: '7VXB2TXDCSSLTRGRR5LH5OO52KRYWE6Y',
  };
  const steady = steadyAnswer(answerOf(first));
  expect(steadyAnswer(answerOf(second))).toEqual(steady);
  expect(steady).toMatchObject({
    id: '0190f3a0-0000-7000-8000-000000000001',
    created_at: '2026-03-02T09:00:00.000Z',
    expires_at: '2026-04-01T09:00:00.000Z',
    pages: 24,
    name: 'Deploy robot',
  });
});

it('keeps what requests send back, and the figures of a written history', () => {
  const cursor = 'eyJpZCI6IjAxOTBmM2EwIn0K3vX9qPz7';
  expect(steadyAnswer({ next_cursor: cursor })).toEqual({ next_cursor: cursor });
  const point = { date: '2026-02-20', response_time_ms: 310, health_score: 70 };
  expect(steadyAnswer({ points: [point] })).toEqual({ points: [point] });
  expect(steadyAnswer({ points: [{ ...point, date: '2026-03-02' }] })).not.toEqual({ points: [point] });
});
