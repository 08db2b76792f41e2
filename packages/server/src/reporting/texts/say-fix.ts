import type { FixKind } from '@linkvitals/contract/fixes';
import type { Texts, Words } from './words.ts';

/** The facts of a fix of targets that its words need. */
export interface TargetsToFix {
  readonly kind: FixKind;
  readonly url?: string | null | undefined;
  readonly host?: string | null | undefined;
  /** Patterns of the addresses before and after a move. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly region?: keyof Texts['issues']['regions'] | null | undefined;
  /** The fault of its targets, as a heading. */
  readonly title: string;
  /** The advice on one of them. */
  readonly advice: string;
  /** Undefined: there was no answer, or it says nothing about the fault. */
  readonly statusCode?: number | null | undefined;
  /** Whether the site itself can redirect the addresses that moved. */
  readonly canRedirect: boolean;
  readonly targets: number;
  readonly pages: number;
  /** The address to link to instead. */
  readonly suggestion?: string | null | undefined;
}

export interface SaidFix {
  /** The fault and its reach. */
  readonly what: readonly string[];
  /** A URL, or the host or pattern of several; undefined: it is about findings of page checks. */
  readonly url: string | undefined;
  readonly instead: string | undefined;
  readonly fix: string;
}

/** Says what a fix of targets is about, and how to make it. */
export function sayFix(facts: TargetsToFix, { texts: { issues, reports } }: Pick<Words, 'texts'>): SaidFix {
  const { kind, title, advice, statusCode = null, targets, pages } = facts;
  const says = reports.actions;
  const fault = statusCode === null ? title : `${title} (${statusCode})`;
  const several = says.addresses(targets);
  const [url, host] = [facts.url ?? undefined, facts.host ?? undefined];
  const instead = facts.suggestion ?? undefined;
  switch (kind) {
    case 'moved_pattern':
      return {
        what: [says.moved, several],
        url: facts.from ?? undefined,
        instead: facts.to ?? undefined,
        fix: facts.canRedirect ? says.redirect : says.relink,
      };
    case 'dead_host':
      return { what: [title, several], url: host, instead: undefined, fix: says.deadHost };
    case 'own_certificate':
      return { what: [title, several], url: host, instead: undefined, fix: advice };
    case 'shared_link': {
      const where = issues.inPart(issues.regions[facts.region ?? 'other'], pages);
      return { what: [fault, where], url, instead, fix: `${advice} ${says.oneChange}` };
    }
    case 'missing_page':
      return { what: [fault, reports.onPages(pages)], url, instead, fix: says.restore };
    default:
      return { what: [fault, reports.onPages(pages)], url, instead, fix: advice };
  }
}
