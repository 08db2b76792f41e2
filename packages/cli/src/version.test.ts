import { version as ofTheService } from '@linkvitals/server';
import { expect, test } from 'vitest';
import ownPackage from '../package.json' with { type: 'json' };
import { version } from './version.ts';

test('the command, its package and the service say the same version', () => {
  expect([version, ownPackage.version]).toEqual([ofTheService, ofTheService]);
});
