/** Exit codes of the process. `--help` of `check` and docs/cli.md list the same. */
export const exitCodes = {
  ok: 0,
  /** `check`: at least one broken link. Elsewhere: the command failed. */
  broken: 1,
  failed: 1,
  /** Wrong options, arguments or environment; nothing was done. */
  usage: 2,
  /** `check`: the site could not be crawled, or there was nothing to check. */
  notCrawled: 3,
  /** `check`: a report or the baseline could not be written whole. */
  notWritten: 4,
  /** Ended by Ctrl-C: 128 + SIGINT, as shells count. */
  interrupted: 130,
} as const;
