import { type Operation, operations } from '@linkvitals/contract';
import { SIGNED_IN } from './gateway.ts';
import type { Person } from './people.ts';
import type { ContractServer } from './run-server.ts';
import type { Seeded } from './seed.ts';

export const callerNames = ['owner', 'member', 'key', 'operator'] as const;
export type CallerName = (typeof callerNames)[number];

export interface ContractCaller {
  /** Lines of schemathesis.toml. */
  readonly auth: string;
  /** Arguments of `schemathesis run`. */
  readonly args: readonly string[];
  /** The person who signs in; undefined for a program. */
  readonly person?: Person;
  readonly calls: (operation: Operation) => boolean;
}

/** Operations that end the caller, so that all later calls would be refused. */
const ENDS_CALLER: Readonly<Partial<Record<CallerName, readonly string[]>>> = {
  // A member who leaves has no account any more. The access matrix tests whom else they may remove.
  member: ['removeMember'],
};

const isOperators = ({ takesOperatorKey }: Operation): boolean => takesOperatorKey;

const session = `[auth.openapi.session]\napi_key = "${SIGNED_IN}"\n`;
const bearer = (key: string): readonly string[] => ['--header', `Authorization: Bearer ${key}`];

export function callerOf(name: CallerName, server: ContractServer, { team }: Seeded): ContractCaller {
  const calls = (operation: Operation): boolean =>
    isOperators(operation) === (name === 'operator') && ENDS_CALLER[name]?.includes(operation.id) !== true;
  if (name === 'key') return { auth: '', args: bearer(server.key), calls };
  if (name === 'operator') return { auth: '', args: bearer(server.operatorKey), calls };
  return { auth: session, args: [], person: name === 'owner' ? server.owner : team.member, calls };
}

/** Arguments that exclude the operations which this caller does not call. */
export const leftOut = ({ calls }: ContractCaller): string[] =>
  operations.filter((operation) => !calls(operation)).flatMap(({ id }) => ['--exclude-operation-id', id]);
