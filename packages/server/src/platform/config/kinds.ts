import { Resolver } from 'node:dns';
import { isIP } from 'node:net';
import { CidrList } from '@linkvitals/outbound';
import { z } from 'zod';
import { certificateFault } from './certificate-file.ts';

export const list = z.string().transform((text) => text.split(/[\s,]+/).filter((item) => item !== ''));
/** A list whose entries `parse` accepts; each entry for which it throws is named in the fault. */
export const listOf = (parse: (item: string) => unknown, instead?: string) =>
  list.superRefine((items, issue) => {
    for (const item of items) {
      try {
        parse(item);
      } catch {
        issue.addIssue(`"${item}" cannot be used${instead === undefined ? '' : `; ${instead}`}`);
      }
    }
  });
export const cidrs = listOf((cidr) => new CidrList([cidr]), 'give ranges such as 10.0.0.0/8');
export const dnsServers = listOf(
  (server) => new Resolver().setServers([server]),
  'give addresses such as 1.1.1.1 or 127.0.0.1:5353',
);
export const addresses = listOf((address) => {
  if (isIP(address) === 0) throw new TypeError('not an address');
}, 'give IP addresses of this machine, such as 192.0.2.7');
export const certificateFile = z.string().superRefine((file, issue) => {
  const fault = file === '' ? undefined : certificateFault(file);
  if (fault !== undefined) issue.addIssue(fault);
});
export const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');

/** The address of a web server, or empty */
export const webAddress = z
  .string()
  .refine(
    (text) => text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text)),
    'must be an address such as https://www.example.com',
  );

/** A list of pauses in seconds; `message` says which are allowed. */
export const pauses = (min: number, max: number, message: string) =>
  list
    .transform((items) => items.map(Number))
    .refine(
      (items) =>
        items.length >= min && items.length <= max && items.every((pause) => pause > 0 && Number.isFinite(pause)),
      message,
    );

export const number = (min: number, max: number) =>
  z
    .string()
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a number from ${min} to ${max}`);
export const integer = (min: number, max: number) =>
  z
    .string()
    .transform(Number)
    .refine(
      (value) => Number.isInteger(value) && value >= min && value <= max,
      `must be a whole number from ${min} to ${max}`,
    );
