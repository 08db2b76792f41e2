import { z } from 'zod';
import { type Plans, planNames, readPlans } from '../../../people/accounts/plans.ts';
import { readProviders } from '../../../people/oidc/provider/read-providers.ts';
import { flag, integer } from '../kinds.ts';
import { variable } from './variable.ts';

/** Settings of people and accounts: sign-up, sign-in and plans */
export const peopleVariables = {
  LINKVITALS_SIGNUP: variable({
    description:
      'Who may add people who are new to the server: `off`, `invite` or `open`. See [Who may join](#who-may-join).',
    fallback: 'off',
    schema: z.enum(['off', 'invite', 'open']),
  }),
  LINKVITALS_ACCOUNTS_PER_PERSON: variable({
    description:
      'With `LINKVITALS_SIGNUP=open`: how many accounts a person may own. A person who owns fewer can create another one, also after they left or deleted theirs. Operators and invitations may make a person an owner of more.',
    fallback: '1',
    schema: integer(1, 100),
  }),
  LINKVITALS_DEFAULT_PLAN: variable({
    description: 'Plan of accounts that are created without one.',
    fallback: 'agency',
    schema: z.enum(planNames),
  }),
  LINKVITALS_PLANS: variable({
    description:
      'JSON that changes the plan table, e.g. `{"agency":{"max_pages":50000}}`. Its members: [Plans](#plans).',
    fallback: '{}',
    schema: z.string().transform((text, issue): Plans => readPlans(text, (message) => issue.addIssue(message))),
  }),
  LINKVITALS_OIDC_PROVIDERS: variable({
    description:
      'Identity providers (OpenID Connect) with which people may sign in, a JSON list: `[{"id":"company","name":"Company SSO","issuer":"https://login.example.com","client_id":"…","client_secret":"…"}]`. Needs `LINKVITALS_PUBLIC_URL`. See [Sign-in with an identity provider](operations.md#sign-in-with-an-identity-provider).',
    fallback: '',
    schema: z.string().transform((text, issue) => readProviders(text, (message) => issue.addIssue(message))),
    mayBeEmpty: true,
    secret: true,
  }),
  LINKVITALS_OIDC_ONLY: variable({
    description:
      'People sign in with an identity provider only: passwords, passkeys, resets and sign-up by mail are refused.',
    fallback: 'false',
    schema: flag,
  }),
} as const;
