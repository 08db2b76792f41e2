import { existsSync } from 'node:fs';
import { z } from 'zod';
import { number, webAddress } from '../kinds.ts';
import { variable } from './variable.ts';

/** Settings of reports and their files */
export const reportVariables = {
  LINKVITALS_S3_ENDPOINT: variable({
    description:
      'Address of an S3-compatible server, `https://s3.eu-central-1.amazonaws.com` or `http://minio:9000`: files of reports are kept in a bucket there. Empty: in the database. Set it and the settings below the same on every server.',
    fallback: '',
    schema: webAddress,
  }),
  LINKVITALS_S3_BUCKET: variable({
    description: 'Name of the bucket. It must exist, and should be for nothing else.',
    fallback: '',
    schema: z.union([
      z.literal(''),
      z
        .string()
        .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be 3 to 63 lower-case letters, digits, dots and hyphens'),
    ]),
  }),
  LINKVITALS_S3_REGION: variable({
    description: 'Region of the bucket.',
    fallback: 'us-east-1',
    schema: z.string().regex(/^[\w-]+$/, 'must be the name of a region, such as eu-central-1'),
  }),
  LINKVITALS_S3_ACCESS_KEY: variable({
    description: 'Access key; it may put, get and delete objects of the bucket.',
    fallback: '',
    schema: z.string(),
    secret: true,
    mayBeEmpty: true,
  }),
  LINKVITALS_S3_SECRET_KEY: variable({
    description: 'Secret of the access key.',
    fallback: '',
    schema: z.string(),
    secret: true,
    mayBeEmpty: true,
  }),
  LINKVITALS_S3_PREFIX: variable({
    description: 'Prefix of the keys of objects, such as `linkvitals/`.',
    fallback: '',
    schema: z.string().regex(/^[\w./-]{0,100}$/, 'must be at most 100 letters, digits, and `_ . / -`'),
  }),
  LINKVITALS_REPORT_QUOTA_MB: variable({
    description:
      'Maximum size of the files of all reports of an account, MB. Beyond it no report is made until some are deleted, by people or by age. Set it the same on every server.',
    fallback: '5000',
    schema: number(1, 1_000_000),
  }),
  LINKVITALS_REPORT_FONTS: variable({
    description:
      'Font files (TTF or OTF), separated by commas, for characters in PDF reports beside Latin, Greek, Cyrillic, Devanagari, Arabic and Hebrew, such as Chinese, Japanese and Korean. Their licence must allow embedding. Empty: such characters are shown as �.',
    fallback: '',
    schema: z
      .string()
      .transform((text) => text.split(',').map((file) => file.trim()))
      .transform((files) => files.filter((file) => file !== ''))
      .superRefine((files, issue) => {
        for (const file of files) {
          if (!existsSync(file)) issue.addIssue(`there is no file ${file}`);
          else if (!/\.(ttf|otf)$/i.test(file)) issue.addIssue(`${file} is neither a TTF nor an OTF file`);
        }
      }),
  }),
} as const;
