/** Request handlers for Mock Service Worker, made from the contract, for tests of applications. */
export type {
  CalledOperationId as OperationId,
  Problem,
  ProblemCode,
  RequestBody,
  ResponseBody,
} from '@linkvitals/contract/types';
export {
  type LinkvitalsMock,
  type MockAnswer,
  type MockOptions,
  type MockRequest,
  mockLinkvitals,
} from './msw/mock-linkvitals.ts';
export { type ProblemDetails, problem } from './msw/problem.ts';
export { type SampleName, sample } from './msw/sample.ts';
