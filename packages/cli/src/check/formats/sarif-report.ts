import { version } from '../../version.ts';
import { faultCodes } from '../report/baseline.ts';
import type { CheckResult, Grade } from '../report/check-result.ts';
import { FAULTS, type FaultCode, type FaultKind } from '../report/reasons.ts';
import type { LinkOccurrence, ReportedTarget } from '../report/site-report.ts';
import { remarks } from './closing.ts';
import { explainHeaded } from './explain.ts';
import { jsonText } from './json-text.ts';
import { isLocalFile, places } from './places.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** The number of pages, and of places on each, that a result names. */
const LOCATIONS = 50;
const MAX_LOCATIONS = 200;
const LEVEL: Readonly<Record<FaultKind, 'error' | 'warning' | 'note'>> = {
  broken: 'error',
  warning: 'warning',
  unverifiable: 'note',
};
const CODES = Object.keys(FAULTS) as FaultCode[];

/** SARIF 2.1.0 (OASIS): a rule for each reason, a result for each target and fault. */
export function* sarifReport(result: CheckResult): Generator<string> {
  const { report } = result;
  const { end } = report.summary();
  const driver = { name: 'Linkvitals', version, semanticVersion: version, rules: CODES.map(rule) };
  const notifications = Array.from(remarks(result), ({ tone, text }) => {
    return { level: tone === 'bad' ? 'error' : 'note', message: { text } };
  });
  const invocation = {
    executionSuccessful: end?.outcome === 'completed',
    ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
  };
  yield '{';
  yield `"$schema": ${jsonText(SCHEMA)}, "version": "2.1.0",`;
  yield `"runs": [{ "tool": ${jsonText({ driver })}, "columnKind": "utf16CodeUnits",`;
  yield `"invocations": ${jsonText([invocation])},`;
  if (result.hasBaseline) yield `"properties": ${jsonText({ fixed: result.fixed() })},`;
  yield '"results": [';
  let comma = '';
  for (const found of results(result)) {
    yield `${comma}${jsonText(found)}`;
    comma = ',';
  }
  yield ']}]}';
}

function rule(id: FaultCode) {
  const { kind, title } = FAULTS[id];
  return {
    id,
    shortDescription: { text: title },
    defaultConfiguration: { level: LEVEL[kind] },
    properties: { tags: [kind] },
  };
}

function* results(result: CheckResult) {
  for (const target of result.report.targets()) {
    const grade = result.grade(target);
    for (const code of faultCodes(target)) yield resultOf(target, code, { grade, compared: result.hasBaseline });
  }
}

function resultOf(target: ReportedTarget, code: FaultCode, how: { grade: Grade; compared: boolean }) {
  const { kind, title } = FAULTS[code];
  const status = target.status === undefined ? '' : ` (status ${target.status})`;
  const more = explainHeaded(target).map((sentence) => ` ${sentence}`);
  return {
    ruleId: code,
    ruleIndex: CODES.indexOf(code),
    level: LEVEL[kind],
    message: { text: `${title}${status}: ${target.url}.${more.join('')}` },
    locations: locations(target),
    partialFingerprints: print(target.url, code),
    ...(how.compared ? { baselineState: how.grade.known ? 'unchanged' : 'new' } : {}),
  };
}

/** The places of a target, the first ones of each page. */
function locations(target: ReportedTarget) {
  const { shown } = places(target, LOCATIONS);
  if (shown.length === 0) return [location({ pageUrl: target.url, line: 0 })];
  const all = shown.flatMap(({ pageUrl, line, spots }) => {
    const lines = spots.flatMap((spot) => spot.lines);
    return (lines.length === 0 ? [line] : lines).map((one) => location({ pageUrl, line: one }));
  });
  return all.slice(0, MAX_LOCATIONS);
}

function location({ pageUrl, line }: Pick<LinkOccurrence, 'pageUrl' | 'line'>) {
  const artifactLocation = isLocalFile(pageUrl)
    ? { uri: encodeURI(pageUrl).replace(/[?#]/g, encodeURIComponent), uriBaseId: '%SRCROOT%' }
    : { uri: URL.canParse(pageUrl) ? pageUrl : encodeURI(pageUrl) };
  // A viewer needs a region; a link in a header belongs to the page as a whole.
  return { physicalLocation: { artifactLocation, region: { startLine: Math.max(line, 1) } } };
}

/** A fingerprint that stays the same when the link moves on its page. */
function print(url: string, code: string) {
  // Not imported: the module takes 4 ms to load, and no other report needs it.
  const { createHash } = process.getBuiltinModule('node:crypto');
  return { 'target/v1': createHash('sha256').update(`${code} ${url}`).digest('hex').slice(0, 32) };
}
