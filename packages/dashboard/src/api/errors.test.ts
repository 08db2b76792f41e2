import { ApiError, ServerError } from '@linkvitals/sdk';
import { expect, it } from 'vitest';
import { shownError } from './errors.ts';

const detail = 'It is empty.';

const refusal = (code: 'validation_failed' | 'invalid_credentials' | 'internal_error', status: number) => ({
  status,
  problem: {
    type: 'about:blank',
    title: 'Refused',
    status,
    detail,
    code,
    request_id: 'r',
    ...(code === 'validation_failed' ? { errors: [{ pointer: '#/reason', detail }] } : {}),
  },
  requestId: 'r',
  retryAfterMs: undefined,
});

it('a validation error is shown without its JSON pointer and without the request id', () => {
  const error = new ApiError('validation_failed', refusal('validation_failed', 400));
  const { code } = error;
  expect(shownError(error)).toEqual({
    detail,
    code,
    requestId: undefined,
    againAt: undefined,
    fields: { reason: detail },
  });
});

it('only a server error has a request id, with which the operator finds it in the log', () => {
  const wrong = new ApiError('invalid_credentials', refusal('invalid_credentials', 401));
  expect(shownError(wrong)).toMatchObject({ detail, requestId: undefined });
  const broken = new ServerError('internal_error', refusal('internal_error', 500));
  expect(shownError(broken)).toMatchObject({ detail, requestId: 'r' });
});
