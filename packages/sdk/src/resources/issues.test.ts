import { expect, it } from 'vitest';
import { sample } from '../msw/sample.ts';
import { mockApi, testClient } from '../test-support/mock-api.ts';

const api = mockApi();

it('a recheck is waited for until it is done or has failed', async () => {
  for (const end of ['done', 'failed'] as const) {
    const states = ['pending', 'running', end] as const;
    let looks = 0;
    api.answer(() => Response.json(sample('IssueRecheck', { state: states[looks++] ?? end })));
    const seen: string[] = [];
    const { client } = testClient();
    const ended = await client.issues.waitForRecheck('i1', { onProgress: ({ state }) => seen.push(state) });
    expect(ended.state).toBe(end);
    expect(seen).toEqual(states);
  }
});
