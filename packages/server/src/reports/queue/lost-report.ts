/** Another server has the report by now, or it is deleted: nothing of it may be written any more. */
export class LostReportError extends Error {
  override readonly name = 'LostReportError';
}

/** The report cannot be made, however often it is tried. The message is for people. */
export class HopelessReportError extends Error {
  override readonly name = 'HopelessReportError';
}
