import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { KillOutcome } from './kill-rounds.ts';

const command = join(import.meta.dirname, 'faults.ts');
// Every round starts a server or recovers a database: seconds each on a busy machine.
const patienceMs = 240_000;

test(
  'server and database killed five times under load: every acknowledged write is stored, every mail arrives once',
  async () => {
    const run = promisify(execFile)(process.execPath, [command, '--rounds=5', '--visitors=4', '--quick']);
    const outcome = JSON.parse((await run).stdout) as KillOutcome;

    expect(outcome).toMatchObject({ rounds: 5, lost: 0, storedTwice: 0, mailsMissing: 0, mailsTwice: 0 });
    expect(outcome.acknowledged).toBeGreaterThan(10);
    expect(outcome.mailsDue).toBeGreaterThan(0);
    expect(Math.min(outcome.serverKills, outcome.databaseKills)).toBeGreaterThan(0);
  },
  patienceMs,
);
