import { ApiError } from '@linkvitals/sdk';
import { expect, it } from 'vitest';
import { shownError } from './errors.ts';

it('a fault of input is shown without the pointer and without the id of the request', () => {
  const detail = 'It is empty.';
  const error = new ApiError('validation_failed', {
    status: 400,
    problem: {
      type: 'about:blank',
      title: 'Invalid request',
      status: 400,
      detail: `#/reason: ${detail}`,
      code: 'validation_failed',
      request_id: 'r',
      errors: [{ pointer: '#/reason', detail }],
    },
    requestId: 'r',
    retryAfterMs: undefined,
  });
  const { code } = error;
  expect(shownError(error)).toEqual({
    detail,
    code,
    requestId: undefined,
    againAt: undefined,
    fields: { reason: detail },
  });
});
