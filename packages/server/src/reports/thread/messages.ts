import type { Language, ReportSection } from '@linkvitals/contract';
import type { Lengths } from '../content/lengths.ts';
import type { ReportFacts, ReportLook, ReportSource } from '../content/report-source.ts';
import type { ReportRow } from '../report-row.ts';

/** The file that is made. */
export interface WantedFile {
  readonly format: ReportRow['format'];
  /** Of CSV; null: all, as a zip. */
  readonly section: ReportSection | null;
  /** Of HTML; undefined: as long as that of a report. */
  readonly lengths?: Lengths;
  /** Files of fonts for what the fonts of the service do not have. */
  readonly fonts: readonly string[];
}

/** The lists of a source. */
export type ListName = Exclude<keyof ReportSource, 'facts' | 'look' | 'words'>;

/** A list from its beginning, and what it is called with. */
export type WantedList = readonly [name: ListName, argument: number | string | undefined];

/** To the thread. */
export type ToReportThread =
  | {
      readonly kind: 'make';
      readonly file: WantedFile;
      readonly facts: ReportFacts;
      readonly look: ReportLook;
      readonly language: Language;
      /** IANA name. */
      readonly timeZone: string;
    }
  /** The next of a list; undefined: it has no more. */
  | { readonly kind: 'rows'; readonly list: number; readonly rows: readonly unknown[] | undefined }
  /** The piece is stored: the next may be sent. */
  | { readonly kind: 'taken' };

/** From the thread. */
export type FromReportThread =
  /** Wants the next rows of a list that it has given this number. */
  | { readonly kind: 'rows'; readonly list: number; readonly wanted: WantedList }
  | { readonly kind: 'piece'; readonly piece: Uint8Array }
  | { readonly kind: 'end' }
  | { readonly kind: 'fault'; readonly error: unknown };
