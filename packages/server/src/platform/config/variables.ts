import { crawlVariables } from './variables/crawls.ts';
import { networkVariables } from './variables/network.ts';
import { noticeVariables } from './variables/notices.ts';
import { operationVariables } from './variables/operation.ts';
import { peopleVariables } from './variables/people.ts';
import { reportVariables } from './variables/reports.ts';
import { serverVariables } from './variables/server.ts';

/** Every setting of the server. docs/configuration.md is made from this table. */
export const variables = {
  ...serverVariables,
  ...peopleVariables,
  ...networkVariables,
  ...noticeVariables,
  ...reportVariables,
  ...crawlVariables,
  ...operationVariables,
} as const;
