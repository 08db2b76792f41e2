import { isPrivateAddress, isPrivateHost, type OutboundOptions } from '@linkvitals/outbound';
import type { Summary } from './site-report.ts';

type Refusal = Parameters<NonNullable<OutboundOptions['onRefused']>>[0];

/** Notes whether requests were refused that `--allow-private` would have let through. */
export class RefusedPrivate {
  #some = false;

  readonly note = ({ url, address, reason }: Refusal): void => {
    if (reason === 'bad-port' || reason === 'credentials') return;
    this.#some ||= address === undefined ? isPrivateHost(URL.parse(url)?.hostname ?? '') : isPrivateAddress(address);
  };

  /**
   * A hint at `--allow-private` when links were refused, one for all links. There is none when the site itself was
   * refused, because that error names the option.
   */
  hints({ reasons, end }: Summary): string[] {
    const isFault = this.#some && (reasons.unverifiable.address_refused ?? 0) > 0;
    if (!isFault || end?.outcome !== 'completed') return [];
    return [
      'Some links lead to private addresses, which were not requested. Request them all with --allow-private, or leave some out with --ignore.',
    ];
  }
}

/** Whether every URL that was to be requested had an address that may not be, so that the check says nothing about any link. */
export function checkedNothing({ reasons }: Summary): boolean {
  const { address_refused: refused = 0, ...others } = reasons.unverifiable;
  const judged = [reasons.ok, reasons.broken, reasons.suspect, others];
  return refused > 0 && judged.every((counts) => Object.keys(counts).length === 0);
}
