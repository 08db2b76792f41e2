import type { Evidence } from '../evidence/evidence.ts';

const SHOWN = 3;

/** Checks that an interrupted crawl has the same results as an undisturbed one, and sends the site few more requests. */
export function sameAnswer(evidence: Evidence): string[] {
  return [...differences(evidence), ...excess(evidence)];
}

function* differences({ crawls, undisturbed }: Evidence): Generator<string> {
  for (const { id, hostname, state, result, resumes } of crawls) {
    if (state !== 'completed') continue;
    const expected = undisturbed.get(hostname)?.result;
    if (expected === undefined) {
      yield `crawl ${id} is of ${hostname}, of which there is no undisturbed one`;
      continue;
    }
    const [wanted, got] = [new Set(expected), new Set(result)];
    const missing = expected.filter((line) => !got.has(line));
    const extra = result.filter((line) => !wanted.has(line));
    if (missing.length + extra.length === 0) continue;
    const shown = [
      ...missing.slice(0, SHOWN).map((line) => `-${line}`),
      ...extra.slice(0, SHOWN).map((line) => `+${line}`),
    ];
    yield `crawl ${id} (${resumes} times taken up): ${missing.length} lines missing, ${extra.length} more: ${shown.join(' | ')}`;
  }
}

/** URLs with too many requests. A crawl may send those of an undisturbed crawl, and once more for each resumption. */
function* excess({ crawls, undisturbed, byTarget }: Evidence): Generator<string> {
  for (const [hostname, counts] of byTarget) {
    const runs = crawls
      .filter((crawl) => crawl.hostname === hostname)
      .reduce((sum, { resumes }) => sum + 1 + resumes, 0);
    const once = undisturbed.get(hostname)?.byTarget ?? {};
    for (const [url, count] of Object.entries(counts)) {
      const max = runs * (once[url] ?? 0);
      if (count > max) yield `${hostname}: ${url} was requested ${count} times, ${max} are explained by ${runs} runs`;
    }
  }
}
