import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { variables } from './config-variables.ts';

describe('readConfig', () => {
  it('has a usable default for every setting', () => {
    expect(readConfig({}).databaseUrl).toMatch(/^sqlite:.*linkvitals\.db$/);
    expect(readConfig({}).retryScheduleSeconds).toEqual([60, 300, 900]);
  });

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ LINKVITALS_PORT: '' }).port).toBe(8080);
  });

  it('lists every fault at once, unknown settings included', () => {
    const read = () => readConfig({ LINKVITALS_PORT: 'http', DATABASE_URL: 'postgres://x', LINKVITALS_PROT: '1' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/LINKVITALS_PORT[\s\S]*DATABASE_URL[\s\S]*LINKVITALS_PROT: no such setting/);
  });

  it('passes over the secret that receivers read from the same environment', () => {
    const env = { LINKVITALS_WEBHOOK_SECRET: 'whsec_x', LINKVITALS_WEBHOOK_SECRET_FILE: '/run/secrets/webhook' };
    expect(readConfig(env)).toEqual(readConfig({}));
    expect(() => readConfig({ LINKVITALS_WEBHOOK_SECRETS: 'x' })).toThrow(/no such setting/);
  });

  it.each([
    ['LINKVITALS_ALLOW_CIDRS', '10.0.0.0/8,abc'],
    ['LINKVITALS_DENY_CIDRS', '10.0.0.0/33'],
    ['LINKVITALS_CONNECT_TO', 'zz'],
    ['LINKVITALS_DNS_SERVERS', 'zzz'],
    ['LINKVITALS_EGRESS_ADDRESSES', 'eth0'],
    ['LINKVITALS_EXTRA_CA_FILE', '/nowhere/ca.pem'],
  ])('names %s and what of it cannot be used', (name, value) => {
    expect(() => readConfig({ [name]: value, LINKVITALS_PORT: 'x' })).toThrow(new RegExp(`LINKVITALS_PORT|${name}: `));
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The configuration cannot be used:\\n {2}${name}: `),
    );
  });

  it('sends no mail without a mail server, and needs a sender with one', () => {
    expect(readConfig({}).mail).toBeUndefined();
    expect(readConfig({ LINKVITALS_MAIL_FROM: 'bot@example.com' }).mail).toBeUndefined();
    const url = 'smtp://user:hunter2@mail.example';
    expect(() => readConfig({ LINKVITALS_SMTP_URL: url })).toThrow(/LINKVITALS_MAIL_FROM: needed/);
    const { mail } = readConfig({ LINKVITALS_SMTP_URL: url, LINKVITALS_MAIL_FROM: 'bot@example.com' });
    expect(mail).toMatchObject({ server: { host: 'mail.example', port: 587 }, startTls: 'auto' });
    expect(() => readConfig({ LINKVITALS_SMTP_URL: 'smtp://hunter2@mail.example' })).toThrow(
      /^(?![\s\S]*hunter2)[\s\S]*LINKVITALS_SMTP_URL: /,
    );
  });

  it('lays changes over the plan table and refuses what is not in it', () => {
    const { plans } = readConfig({ LINKVITALS_PLANS: '{"agency":{"max_pages":50000}}' });
    expect(plans.agency).toMatchObject({ max_pages: 50_000, depth_limit: 20 });
    expect(plans.free.max_pages).toBe(100);
    expect(() => readConfig({ LINKVITALS_PLANS: '{"gold":{}}' })).toThrow(ConfigError);
    expect(() => readConfig({ LINKVITALS_PLANS: '{"free":{"pages":1}}' })).toThrow(ConfigError);
    expect(() => readConfig({ LINKVITALS_PLANS: '{' })).toThrow(/must be JSON/);
  });

  it('has metrics off, and on this machine or with a token only', () => {
    expect(readConfig({}).metricsPort).toBeUndefined();
    const on = { LINKVITALS_METRICS_PORT: '0' };
    for (const host of ['localhost', '127.0.0.2', '::1']) {
      expect(readConfig({ ...on, LINKVITALS_METRICS_HOST: host }).metricsPort).toBe(0);
    }
    for (const host of ['0.0.0.0', '::', '10.0.0.1', 'metrics.example.com']) {
      const open = { ...on, LINKVITALS_METRICS_HOST: host };
      expect(() => readConfig(open), host).toThrow(/LINKVITALS_METRICS_TOKEN: needed/);
      expect(readConfig({ ...open, LINKVITALS_METRICS_TOKEN: 'x'.repeat(16) }).metricsHost).toBe(host);
    }
    expect(() => readConfig({ ...on, LINKVITALS_METRICS_TOKEN: 'short' })).toThrow(/LINKVITALS_METRICS_TOKEN/);
  });

  it('describes every setting', () => {
    for (const [name, { description }] of Object.entries(variables)) expect(description, name).toMatch(/^.{20,}\.$/s);
  });
});
