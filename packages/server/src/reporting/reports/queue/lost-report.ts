/** Error of a report that another server has by now, or that is deleted: its files and state may not be written any more. */
export class LostReportError extends Error {
  override readonly name = 'LostReportError';
}

/** Error of a report that cannot be made, however often it is tried. The message is for people. */
export class HopelessReportError extends Error {
  override readonly name = 'HopelessReportError';
}
