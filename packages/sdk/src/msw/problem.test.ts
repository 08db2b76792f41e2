import { type KnownProblemCode, schemaNamed } from '@linkvitals/contract';
import { describe, expect, it } from 'vitest';
import { problems } from '../../../server/src/http/responses/problem.ts';
import { problem, problemStatus } from './problem.ts';

const codes = Object.keys(problemStatus) as KnownProblemCode[];

describe('problem', () => {
  it('has the statuses of the service', () => {
    const ofService = Object.entries(problems).map(([code, { status }]) => [code, status]);
    expect(problemStatus).toEqual(Object.fromEntries(ofService));
  });

  it.each(codes)('answers %s as the contract has it', async (code) => {
    const response = problem(code, { errors: [{ pointer: '#/hostname', detail: 'too long' }] });
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const body: unknown = await response.json();
    expect(schemaNamed('Problem', true).safeParse(body).error?.issues).toBeUndefined();
    expect(body).toMatchObject({ code, status: response.status });
  });

  it('says how long to wait', () => {
    expect(problem('rate_limited', { retryAfterSeconds: 7 }).headers.get('retry-after')).toBe('7');
    expect(problem('rate_limited').headers.has('retry-after')).toBe(false);
  });
});
