/** Where the file of a report is, below the address of the server. */
export const reportFilePath = (reportId: string): string => `api/v1/reports/${encodeURIComponent(reportId)}/file`;
