import type { FixPoints } from '@linkvitals/contract';
import { type Described, shownHost } from '../../outgoing/notifications/index.ts';
import { nameInMail } from '../../outgoing/outbox/index.ts';
import type { PageLinks } from '../../platform/page-links.ts';
import type { Words } from '../../reporting/texts/words.ts';
import type { HandedFix } from '../issues/index.ts';
import { describeFix } from './describe-fix.ts';

/** Characters of a note. */
const MAX_NOTE = 500;

export interface HandedOver {
  readonly domain: { readonly id: string; readonly hostname: string };
  readonly fixes: readonly HandedFix[];
  readonly points: FixPoints;
  /** Name of the person or the key that sends the mail. */
  readonly sender: string;
  readonly accountName: string;
  readonly note: string | undefined;
  /** Undefined: the reader may not see the domain here. */
  readonly links: PageLinks | undefined;
}

/** A text of the sender on one line, of which no mail program makes a link. */
const inertNote = (note: string): string => nameInMail(note.replace(/\s+/g, ' ').trim(), MAX_NOTE);

function pointsTogether({ points, score_now, score_after }: FixPoints, words: Words): string | undefined {
  const { mails, reports } = words.texts;
  if (score_now === null || score_after === null || points <= 0) return undefined;
  const [now, after] = [score_now, score_after].map((score) => words.format.number(Math.floor(score)));
  return mails.fixes.points(reports.actions.points(points), now ?? '', after ?? '');
}

/** Describes the mail that hands fixes over, in the language of its reader. */
export function describeMail(handed: HandedOver, words: Words): Described {
  const { domain, fixes, points, accountName, note = '', links } = handed;
  const { fixes: says, invitation } = words.texts.mails;
  const sender = nameInMail(handed.sender) || invitation.somebody;
  const [said, gain] = [inertNote(note), pointsTogether(points, words)];
  const [only, ...others] = fixes;
  const page = only !== undefined && others.length === 0 ? links?.fix(domain.id, only.fix.id) : links?.fixes(domain.id);
  return {
    title: says.subject(fixes.length, shownHost(domain.hostname), sender),
    facts: [
      [says.from, `${sender}, ${nameInMail(accountName)}`],
      ...(said === '' ? [] : [[says.note, said] as const]),
      ...(gain === undefined ? [] : [[says.gain, gain] as const]),
    ],
    items: fixes.map((one) =>
      describeFix(one, { hostname: domain.hostname, words, url: links?.fix(domain.id, one.fix.id) }),
    ),
    closing: [...(others.length > 0 ? [says.order] : []), invitation.unexpected].join(' '),
    link: page === undefined ? undefined : { label: says.open(fixes.length), url: page },
    footer: says.footer(sender),
  };
}
