import { ServiceError } from '../../errors.ts';

/** A setting that is well-formed and still cannot be used. `pointer` is relative to the body, e.g. `settings/ip_ranges`. */
export const invalidSetting = (pointer: string, detail: string): ServiceError =>
  new ServiceError('invalid_setting', { detail, errors: [{ pointer: `#/${pointer}`, detail }] });
