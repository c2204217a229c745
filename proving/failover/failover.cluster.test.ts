import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { FailoverOutcome } from './rounds.ts';

const command = join(import.meta.dirname, 'failover.ts');
// Creating a cluster and waiting out each failure takes minutes, more on a busy machine.
const patienceMs = 900_000;

async function run(...args: readonly string[]): Promise<FailoverOutcome> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    command,
    '--quick',
    '--visitors=3',
    ...args,
  ]);
  return JSON.parse(stdout) as FailoverOutcome;
}

test(
  'three failures under load: every acknowledged write is stored once, and every mail arrives once',
  async () => {
    const outcome = await run('--rounds=3', '--only=postgres-killed,cut-then-lost,pgbouncer-killed');

    expect(outcome).toMatchObject({ lost: 0, storedTwice: 0, mailsMissing: 0, mailsTwice: 0 });
    expect(outcome, 'what was bought').toMatchObject({
      paymentsLost: 0,
      chargedTwice: 0,
      chargesWithoutDeal: 0,
    });
    expect(outcome, 'what was done at the desk').toMatchObject({
      changesLost: 0,
      changesTwice: 0,
      deskMissed: 0,
    });
    expect(outcome).toMatchObject({ straightLost: 0, writesOfFormerPrimaries: 0 });
    expect(outcome.rounds).toMatchObject([
      { failure: 'postgres-killed', isStillKnown: true, canSignIn: true },
      { failure: 'cut-then-lost', isStillKnown: true, canSignIn: true },
      { failure: 'pgbouncer-killed', isStillKnown: true, canSignIn: true },
    ]);
    expect(outcome.acknowledged).toBeGreaterThan(60);
    expect(outcome.mailsDue).toBeGreaterThan(0);
  },
  patienceMs,
);

test(
  'without a synchronous standby the same failure loses acknowledged writes, and this is detected',
  async () => {
    const outcome = await run('--control');

    expect(outcome.lost).toBeGreaterThan(0);
    expect(outcome.storedTwice).toBe(0);
  },
  patienceMs,
);
