import { Client } from 'pg';
import { expect, test } from 'vitest';
import { StartFailure } from '../settings/start-failure.ts';
import { refusePooler } from './pooler.ts';

/** A connection that was announced as one process, and is answered by the same or another. */
const connection = (announced: object, pid: number) =>
  ({ ...announced, query: async () => ({ rows: [{ pid }] }) }) as unknown as Client;

test('a pooler is recognised by the process that answers', async () => {
  await refusePooler(connection({ processID: 5 }, 5));
  for (const announced of [{ processID: 6 }, {}])
    await expect(refusePooler(connection(announced, 5))).rejects.toThrow(StartFailure);
});
