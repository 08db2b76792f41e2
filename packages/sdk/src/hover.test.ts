import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const USE = file('use-of-the-sdk.ts');

/** The text that an editor shows over the first mention of a name in a program that uses the SDK. */
function hovers(program: string): (name: string) => string {
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    customConditions: ['@linkvitals/source'],
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  };
  const read = (name: string) => (name === USE ? program : ts.sys.readFile(name));
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [USE],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = read(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => file('.'),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === USE || ts.sys.fileExists(name),
    readFile: read,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  expect(service.getSemanticDiagnostics(USE).map(({ messageText }) => messageText)).toEqual([]);
  return (name) => {
    const info = service.getQuickInfoAtPosition(USE, program.search(new RegExp(`\\b${name}\\b`)));
    return ts.displayPartsToString(info?.displayParts);
  };
}

it('an editor shows answers of the API by the names of their types, not by their structure', () => {
  const hover = hovers(`
    import { createClient, isApiError } from './index.ts';
    const client = createClient({ baseUrl: 'https://linkvitals.example' });
    const domain = await client.domains.get('id');
    const verification = domain.verification;
    const status = verification.status;
    const check = verification.last_check;
    const domainList = client.domains.list();
    const firstPage = await client.domains.list();
    const cursor = firstPage.next_cursor;
    const crawl = await client.crawls.wait('id');
    const webhook = await client.webhooks.create({ url: 'https://example.com', events: ['crawl.failed'] });
    const verified = client.domains.waitUntilVerified('id');
    const failure: unknown = undefined;
    const code = isApiError(failure, 'domain_not_verified') ? failure.problem.code : undefined;
  `);
  expect(hover('domain')).toBe('const domain: Domain');
  expect(hover('verification')).toBe('const verification: Verification');
  expect(hover('status')).toBe('const status: VerificationStatus');
  expect(hover('check')).toBe('const check: VerificationCheck | null');
  expect(hover('domainList')).toBe('const domainList: List<Domain>');
  expect(hover('firstPage')).toBe('const firstPage: ListPage<Domain>');
  expect(hover('cursor')).toBe('const cursor: string | null');
  expect(hover('crawl')).toBe('const crawl: Crawl');
  expect(hover('webhook')).toBe('const webhook: WebhookWithSecret');
  expect(hover('verified')).toBe('const verified: Promise<Domain>');
  expect(hover('code')).toBe('const code: "domain_not_verified" | undefined');
});
