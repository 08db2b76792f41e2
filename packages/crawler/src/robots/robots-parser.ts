import { createRequire } from 'node:module';

/** What we use of a parsed robots.txt. */
interface ParsedRobots {
  isAllowed(url: string, userAgent?: string): boolean | undefined;
}

/** The package is CommonJS whose types claim an ES module's default export; this is what `require` really gives. */
const robotsParser = createRequire(import.meta.url)('robots-parser') as (url: string, text: string) => ParsedRobots;

export default robotsParser;
