import type { Language, ReportSection } from '@linkvitals/contract';
import type { Lengths } from '../content/lengths.ts';
import type { ReportFacts, ReportLook, ReportSource } from '../content/report-source.ts';
import type { ReportRow } from '../report-row.ts';

/** The file that is to be made. */
export interface WantedFile {
  readonly format: ReportRow['format'];
  /** Section of a CSV; null: all sections, as a zip. */
  readonly section: ReportSection | null;
  /** Lengths of the lists in HTML; undefined: those of a report. */
  readonly lengths?: Lengths;
  /** Files of fonts for characters that the fonts of the service lack. */
  readonly fonts: readonly string[];
}

/** Names of the lists of a source. */
export type ListName = Exclude<keyof ReportSource, 'facts' | 'look' | 'words'>;

/** A list from its beginning, with the argument of the call. */
export type WantedList = readonly [name: ListName, argument: number | string | undefined];

/** Messages to the thread. */
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
  /** The next rows of a list; undefined: it has no more. */
  | { readonly kind: 'rows'; readonly list: number; readonly rows: readonly unknown[] | undefined }
  /** The piece is stored, so the next may be sent. */
  | { readonly kind: 'taken' };

/** Messages from the thread. */
export type FromReportThread =
  /** Requests the next rows of the list to which the thread gave this number. */
  | { readonly kind: 'rows'; readonly list: number; readonly wanted: WantedList }
  | { readonly kind: 'piece'; readonly piece: Uint8Array }
  | { readonly kind: 'end' }
  | { readonly kind: 'fault'; readonly error: unknown };
