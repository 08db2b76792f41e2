import { defineConfig } from 'tsup';
import command from '../cli/tsup.config.ts';

export default defineConfig({
  ...command,
  target: 'node24',
  // The service stays a package of its own; the commands that need none are bundled as in theirs.
  noExternal: [/^(?!@linkvitals\/server$)/],
});
