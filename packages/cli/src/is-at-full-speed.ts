/** Whether a command line, not read yet, requests a check without a limit of its rate: pages then come faster than one thread takes them. */
export function isAtFullSpeed([command, ...args]: readonly string[]): boolean {
  return (
    command === 'check' && args.some((arg, at) => arg === '--rate=0' || (arg === '--rate' && args[at + 1] === '0'))
  );
}
