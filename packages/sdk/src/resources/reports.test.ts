import { expect, it } from 'vitest';
import { sample } from '../msw/sample.ts';
import { mockApi, testClient } from '../test-support/mock-api.ts';
import { ReportFailedError } from './reports.ts';

const api = mockApi();
const report = (state: 'queued' | 'running' | 'completed' | 'failed') => sample('Report', { id: 'r1', state });

it('a report is waited for, then its file is fetched', async () => {
  const states = ['running', 'completed'] as const;
  let looks = 0;
  api.answer(({ method, url }) => {
    if (method === 'POST') return Response.json(report('queued'), { status: 202 });
    if (!url.pathname.endsWith('/file')) return Response.json(report(states[looks++] ?? 'completed'));
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="a.example-2026.pdf"',
    };
    return new Response('%PDF', { headers });
  });
  const seen: string[] = [];
  const { client } = testClient();
  const file = await client.reports
    .create('d1', { format: 'pdf' })
    .download({ onProgress: ({ state }) => seen.push(state) });
  expect([file.name, file.contentType]).toEqual(['a.example-2026.pdf', 'application/pdf']);
  expect(new TextDecoder().decode(await file.bytes())).toBe('%PDF');
  expect(seen).toEqual(['running', 'completed']);
});

it('one that could not be made says why', async () => {
  api.answer(({ method }) =>
    method === 'POST'
      ? Response.json(report('queued'), { status: 202 })
      : Response.json({ ...report('failed'), error: 'The results are gone.' }),
  );
  const made = testClient().client.reports.create('d1', { format: 'csv' }).download();
  await expect(made).rejects.toThrow(ReportFailedError);
  await expect(made).rejects.toThrow('The results are gone.');
});

it.each(['../../etc/passwd', '/tmp/x', '.bashrc', 'a b'])(
  'a name such as %s is no name of a file here',
  async (name) => {
    const headers = { 'content-disposition': `attachment; filename="${name}"` };
    api.answer(() => new Response('x', { headers }));
    expect((await testClient().client.reports.download('r1')).name).toBe('download');
  },
);
