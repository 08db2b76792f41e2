import { describe, expect, it } from 'vitest';
import { userAgent } from './user-agent.ts';

const node = { process: { versions: { node: '24.1.0' }, platform: 'linux' } };

describe('userAgent', () => {
  it('names the package and the runtime, after the application', () => {
    expect(userAgent(undefined, node)).toMatch(/^linkvitals-sdk\/\S+ \(node\/24\.1\.0; linux\)$/);
    expect(userAgent('shop/2.0', node)).toMatch(/^shop\/2\.0 linkvitals-sdk\//);
  });

  it('names Bun and Deno, which also have the version of Node that they follow', () => {
    const versions = { node: '24.1.0', bun: '2.0.0' };
    expect(userAgent(undefined, { process: { versions, platform: 'darwin' } })).toContain('(bun/2.0.0; darwin)');
  });

  it('is left to the browser', () => {
    expect(userAgent('shop/2.0', { document: {}, ...node })).toBeUndefined();
  });

  it('needs no globals of Node', () => {
    expect(userAgent(undefined, {})).toBeUndefined();
    expect(userAgent('worker/1', {})).toMatch(/^worker\/1 linkvitals-sdk\/\S+$/);
    expect(userAgent(undefined, { process: {} })).toBeUndefined();
  });
});
