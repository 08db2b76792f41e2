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
    return ['Some links lead to private addresses, which were not requested. Request them with --allow-private.'];
  }
}
