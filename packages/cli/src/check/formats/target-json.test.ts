import { expect, it } from 'vitest';
import type { LinkOccurrence, ReportedTarget } from '../report/site-report.ts';
import { jsonText } from './json-text.ts';
import { targetJson } from './target-json.ts';

const HOSTILE = [
  '',
  'Prices',
  '"a"',
  'a\\b',
  'tab\tline\n',
  '\u0000\u001b[31m\u007f\u0085',
  '\u2028\u202ebidi',
  'Grüße 🙂',
  '\ud800',
];

const place = (text: string, at: number): LinkOccurrence => ({
  page: at,
  pageUrl: `https://example.com/${text}`,
  line: at,
  text,
  kind: 'a',
  region: 'main',
  besides: at % 2,
});

it('writes places by hand exactly as JSON has them, with everything escaped that a terminal acts on', () => {
  const target: ReportedTarget = {
    id: 1,
    url: 'https://example.com/\u202e"x"',
    internal: true,
    verdict: 'ok',
    reason: 'ok',
    status: 200,
    redirects: [],
    warnings: [],
    foundOn: HOSTILE.map(place),
  };
  const { json, places } = targetJson(target, {
    type: 'target',
    grade: { kind: undefined, known: false, fails: false },
  });
  expect(places).toBe(HOSTILE.length);
  const { url, internal, verdict, reason, status, redirects, warnings } = target;
  const found_on = HOSTILE.map(place).map(({ pageUrl, line, text, kind, besides }) => {
    const common = { page_url: pageUrl, line, text, kind };
    return besides === 0 ? common : { ...common, besides };
  });
  const facts = {
    url,
    internal,
    verdict,
    reason,
    status,
    detail: null,
    tls: null,
    redirects,
    final_url: null,
    warnings,
  };
  expect(json).toBe(jsonText({ type: 'target', ...facts, known: false, found_on }));
});
