import { expect, test } from 'vitest';
import { isMistypedScheme } from './mistyped-scheme.ts';

test.each([
  'htp',
  'ttp',
  'htttp',
  'hhtp',
  'httpp',
  'htps',
  'htpps',
  'ttps',
  'httpss',
  'hittp',
  'mailtoo',
  'mialto',
  'mailt',
])('%s is a slip', (scheme) => expect(isMistypedScheme(scheme)).toBe(true));

test.each([
  'http',
  'https',
  'mailto',
  'shttp',
  'tel',
  'ftp',
  'sftp',
  'ssh',
  'slack',
  'vscode',
  'x',
  'httpx',
  'git',
  'callto',
  'hxxp',
  'web+https',
])('%s is not', (scheme) => expect(isMistypedScheme(scheme)).toBe(false));
