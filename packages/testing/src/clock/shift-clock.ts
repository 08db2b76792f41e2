/**
 * Shifts the clock of this process by the present value of `shiftMs`: everything that reads `Date` gets the shifted
 * time, libraries too. Timers and `performance.now` are unaffected, as on a machine whose clock is set.
 */
export function shiftClock(shiftMs: () => number): void {
  const RealDate = Date;
  const now = (): number => RealDate.now() + shiftMs();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts, as) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, as),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
