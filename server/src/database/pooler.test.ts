import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { StartFailure } from '../settings/start-failure.ts';
import { PooledClient, refusePooler } from './pooler.ts';

const named = { name: 'find', text: 'select 1', values: [1] };
const plain = { text: 'select 1' };
const submittable = { name: 'find', submit: () => undefined };

test.each([
  ['a statement with a name loses it', [named, 'then'], [{ ...named, name: undefined }, 'then']],
  ['one without stays', [plain], [plain]],
  ['one that sends itself stays', [submittable], [submittable]],
  ['plain text stays, with its values', ['select $1', [1]], ['select $1', [1]]],
  ['nothing stays nothing', [null], [null]],
])('through a pooler %s', (_, asked, sent) => {
  const query = vi.spyOn(Client.prototype, 'query').mockImplementation(() => undefined);
  try {
    const client = new PooledClient();
    (client.query as (...args: readonly unknown[]) => unknown)(...asked);
    expect(query.mock.calls).toEqual([sent]);
  } finally {
    query.mockRestore();
  }
});

/** A connection that was told of one process, and is answered by another or the same. */
const connection = (told: object, pid: number) =>
  ({ ...told, query: async () => ({ rows: [{ pid }] }) }) as unknown as Client;

test('a pooler gives itself away by who answers', async () => {
  await refusePooler(connection({ processID: 5 }, 5));
  for (const told of [{ processID: 6 }, {}])
    await expect(refusePooler(connection(told, 5))).rejects.toThrow(StartFailure);
});
