import type { QueryParameters, Report, ReportCreate } from '@linkvitals/contract/types';
import { ApiPromise } from '../api-promise.ts';
import type { DownloadedFile, DownloadOptions } from '../downloaded-file.ts';
import { LinkvitalsError } from '../errors.ts';
import type { List } from '../list.ts';
import type { Operations } from '../operations.ts';
import type { Platform } from '../platform.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from '../request-options.ts';
import { type JobWaitOptions, waitForJob } from './wait-for.ts';

export type ReportWaitOptions = JobWaitOptions<Report>;

/** A report that could not be made. */
export class ReportFailedError extends LinkvitalsError {
  override readonly name = 'ReportFailedError';
  readonly report: Report;

  constructor(report: Report) {
    super(`The report could not be made: ${report.error ?? 'no reason is given.'}`);
    this.report = report;
  }
}

/** A requested report. `await` gives it while it is pending, `download()` its file. */
export class ReportPromise extends ApiPromise<Report> {
  readonly #download: WhenMade;

  constructor(report: ApiPromise<Report>, download: WhenMade) {
    super(report.withResponse());
    this.#download = download;
  }

  /** Waits until the report is made, and fetches it. @throws ReportFailedError when it could not be made */
  async download(options?: ReportWaitOptions): Promise<DownloadedFile> {
    return this.#download(await this, options);
  }
}

type WhenMade = (report: Report, options?: ReportWaitOptions) => Promise<DownloadedFile>;

/** Reports of crawls, as files. */
export interface Reports {
  /**
   * Requests a report of the newest completed crawl of a domain, or of the crawl or period in the body.
   * @example
   * const file = await client.reports.create(domain.id, { format: 'pdf' }).download();
   * await writeFile(file.name, await file.bytes());
   */
  create(domainId: string, body: ReportCreate, options?: PostOptions): ReportPromise;

  /** The reports of a domain, newest first. */
  list(domainId: string, query?: QueryParameters<'listReports'>, options?: RequestOptions): List<Report>;

  get(reportId: string, options?: RequestOptions): ApiPromise<Report>;

  /** Deletes a report with its file. */
  delete(reportId: string, options?: ChangeOptions): ApiPromise<undefined>;

  /** The file of a finished report, as a stream. @throws ConflictError `report_not_ready` before it is finished */
  download(reportId: string, options?: DownloadOptions): Promise<DownloadedFile>;

  /** Waits until a report is made or has failed, and returns it. It continues through an outage of the service of up to a minute. */
  wait(reportId: string, options?: ReportWaitOptions): Promise<Report>;
}

export function reports({ list, get, send, remove, file }: Operations, platform: Platform): Reports {
  const look = get('/api/v1/reports/{report_id}');
  const create = send('/api/v1/domains/{domain_id}/reports');
  const fileOfReport = file('/api/v1/reports/{report_id}/file');
  const download: Reports['download'] = (reportId, options) => fileOfReport(reportId, undefined, options);
  const wait: Reports['wait'] = (reportId, options) =>
    waitForJob((signal) => look(reportId, { signal }), 'The report is not made', options, platform);
  const whenMade: WhenMade = async ({ id }, options) => {
    const made = await wait(id, options);
    if (made.state === 'failed') throw new ReportFailedError(made);
    return download(id, { signal: options?.signal });
  };
  return {
    create: (domainId, body, options) => new ReportPromise(create(domainId, body, options), whenMade),
    list: list('/api/v1/domains/{domain_id}/reports'),
    get: look,
    delete: remove('/api/v1/reports/{report_id}'),
    download,
    wait,
  };
}
