#!/usr/bin/env -S MALLOC_ARENA_MAX=1 node --v8-pool-size=2 --max-semi-space-size=8 --min-semi-space-size=8 --initial-old-space-size=48
import { start } from 'linkvitals/start';

// The line above keeps the process small (decision 10).
await start(async () => (await import('./run-server-cli.ts')).runServerCli);
