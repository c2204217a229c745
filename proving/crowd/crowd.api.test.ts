import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { CrowdOutcome } from './prove-crowd.ts';

const command = join(import.meta.dirname, 'crowd.ts');

test('two processes on one database share sessions, limits and jobs, and one that stops under load loses nothing', async () => {
  const run = promisify(execFile)(process.execPath, [command, '--quick']);
  const outcome = JSON.parse((await run).stdout) as CrowdOutcome;

  expect(outcome).toMatchObject({
    migrated: 1,
    regularJobsTwice: 0,
    isKnownElsewhere: true,
    isOverElsewhere: true,
    quoteRequestsLetIn: 10,
    exitCodes: [0],
    unexpectedAnswers: {},
    cutElsewhere: 0,
    lost: 0,
    storedTwice: 0,
    mailsMissing: 0,
    mailsTwice: 0,
  });
  expect(outcome.writesLetIn).toBe(outcome.writesPerMinute);
  expect(outcome.acknowledged).toBeGreaterThan(20);
  expect(outcome.mailsDue).toBeGreaterThan(0);
  // The number that `docs/running.md` states.
  expect(outcome.connectionsOfEach).toBeLessThanOrEqual(14);
});
