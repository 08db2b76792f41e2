/** The path of a report's file, relative to the address of the server. */
export const reportFilePath = (reportId: string): string => `api/v1/reports/${encodeURIComponent(reportId)}/file`;
