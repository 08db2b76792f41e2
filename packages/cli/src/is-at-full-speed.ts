/** Whether a raw command line requests a check without a limit of its rate. Pages then arrive faster than one thread can read. */
export function isAtFullSpeed([command, ...args]: readonly string[]): boolean {
  return (
    command === 'check' && args.some((arg, at) => arg === '--rate=0' || (arg === '--rate' && args[at + 1] === '0'))
  );
}
