import type { FindingSeverity, Language } from '@linkvitals/contract';
import { checks } from '@linkvitals/contract/wording/checks-de';
import { FINDINGS } from '@linkvitals/crawler';
import { explainReason } from './explain-reason.ts';

interface KindText {
  readonly severity: FindingSeverity;
  /** One sentence. */
  readonly title: string;
  readonly howToFix: string;
}

/** Faults of targets. The code of a warning is the kind of its issue. */
export const TARGET_KINDS = {
  broken_link: {
    severity: 'error',
    title: 'The link is broken.',
    howToFix: explainReason(null).fix,
  },
  redirect_permanent: {
    severity: 'notice',
    title: 'The link leads to a permanent redirect.',
    howToFix: 'Link to the URL that the redirect leads to.',
  },
  redirect_chain: {
    severity: 'warning',
    title: 'The link leads through several redirects.',
    howToFix: 'Link to the last URL of the chain, and let the redirects lead there directly.',
  },
  redirect_without_target: {
    severity: 'warning',
    title: 'The URL answers as a redirect that leads nowhere, and shows a page.',
    howToFix: 'Let the server answer 200 for the page, or say where the redirect leads.',
  },
  soft_404: {
    severity: 'warning',
    title: 'The URL answers with success but shows a "not found" page, or leads to the start page.',
    howToFix: 'Let the server answer 404 for what is not there, and correct the links to it.',
  },
  body_damaged: {
    severity: 'warning',
    title: 'The response has a wrong length, checksum or end; browsers show it all the same.',
    howToFix:
      'Let the server send the length and checksum of what it really sends. Often a cache or plugin changes the page later.',
  },
  wrong_image_type: {
    severity: 'warning',
    title: 'The address of an image gives an HTML page.',
    howToFix: 'Correct the address, or let the server answer 404 for what is not there.',
  },
  tls_chain_incomplete: {
    severity: 'warning',
    title: 'The server does not send the whole chain of its certificate.',
    howToFix: 'Install the intermediate certificates on the server. On a site of others only its operator can do that.',
  },
  private_address: {
    severity: 'warning',
    title: 'The link leads to a private address.',
    howToFix: 'Link to a public address, or remove the link.',
  },
} as const satisfies Record<string, KindText>;

const texts: Readonly<Record<string, KindText>> = { ...FINDINGS, ...TARGET_KINDS };

/** Texts of a kind. A kind that this server does not know may come from another version; its name is then the title. */
export const textOf = (kind: string): KindText => texts[kind] ?? { severity: 'warning', title: kind, howToFix: '' };

/** Title and advice of a kind of issue or a page check, in a language. */
export function wordsOf(kind: string, language: Language): Pick<KindText, 'title' | 'howToFix'> {
  const german = language === 'de' ? checks[kind] : undefined;
  return german ?? textOf(kind);
}
