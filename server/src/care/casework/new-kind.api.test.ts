import { randomUUID } from 'node:crypto';
import { stateAfter, type Transition } from '@riparo/domain/care/casework/transitions.ts';
import { requestErrors } from '@riparo/domain/care/requests/errors.ts';
import { submissionKeySchema, type SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import type { Actor } from '../../desk/log/append.ts';
import { deskLog } from '../../desk/log/tables.ts';
import { Failure } from '../../platform/http/problem-answers.ts';
import type { CaseAct, CaseKind } from './case-kind.ts';
import { changeCase, editNote, openCase } from './change-case.ts';
import { historyOf, notesOf } from './history.ts';

// A kind of case that the product does not have: lost umbrellas. Everything it needs is written here.

const now = new Date('2026-11-16T14:00:00Z');

type State = 'lost' | 'found' | 'returned';
type Action = 'report' | 'find' | 'return' | 'note' | 'edit-note';

const table: readonly Transition<State, Action>[] = [
  { from: 'lost', action: 'find', to: 'found' },
  { from: 'found', action: 'return', to: 'returned' },
  { from: 'lost', action: 'note', to: 'lost' },
  { from: 'found', action: 'note', to: 'found' },
  { from: 'found', action: 'edit-note', to: 'found' },
];

type Umbrella = { id: string; state: State; version: number; place: string | null };

const stored = new Map<string, Umbrella>();
const heard: string[] = [];

const umbrellas: CaseKind<Umbrella, State, Action, (typeof requestErrors)['RequestMovedOn']> = {
  name: 'umbrella',
  of: (row) => row,
  stateAfter: ({ state }, action) => stateAfter(table, state, action),
  movedOn: requestErrors.RequestMovedOn,
  write: async (_, { held, state }, changes) => {
    const changed = { ...held, ...changes, state, version: held.version + 1 };
    stored.set(held.id, changed);
    return changed;
  },
  notify: async (_, { state }) => void heard.push(state),
  logged: ({ action, state, details }) =>
    action === 'report' ? null : { action: 'request.outcome', details: { ...details, to: state } },
};

const bianca: Actor = { id: randomUUID(), name: 'Bianca Neri', address: '198.51.100.1' };
const carlo: Actor = { id: randomUUID(), name: 'Carlo Verdi', address: '198.51.100.2' };
const owner: Actor = { id: null, name: 'La persona', address: '' };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ now });
});
afterAll(() => server[Symbol.asyncDispose]());

async function reported(): Promise<Umbrella> {
  const umbrella = { id: randomUUID(), state: 'lost', version: 1, place: null } as const;
  stored.set(umbrella.id, umbrella);
  const act = { action: 'report', actor: owner, now } as const;
  await server.db.transaction((tx) => openCase(tx, umbrellas, umbrella, act));
  return umbrella;
}

const asItIs = ({ id }: Umbrella): Umbrella => {
  const umbrella = stored.get(id);
  if (!umbrella) throw new Error('there is no such umbrella');
  return umbrella;
};

const act = (umbrella: Umbrella, given: Partial<CaseAct<Umbrella, Action>> & { action: Action }) =>
  server.db.transaction((tx) =>
    changeCase(
      tx,
      umbrellas,
      asItIs(umbrella),
      { actor: bianca, now, ...given },
      async ({ state, place }) => ({ state, place }),
    ),
  );

const linesOf = async ({ id }: Umbrella) =>
  (await historyOf(server.db, umbrellas, [id])).map(({ action, fromState, toState, actorName }) =>
    [action, fromState, toState, actorName].join(' '),
  );

test('a new kind of case goes from opened to closed, with its history, the log and notices to open desks', async () => {
  heard.length = 0;
  const umbrella = await reported();
  const found = await act(umbrella, { action: 'find', changes: { place: 'tram' }, details: { shelf: 3 } });
  expect(found).toEqual({ state: 'found', place: 'tram' });
  expect(await act(umbrella, { action: 'return', actor: carlo })).toEqual({
    state: 'returned',
    place: 'tram',
  });
  expect(asItIs(umbrella)).toMatchObject({ state: 'returned', version: 3 });
  expect(await linesOf(umbrella)).toEqual([
    'report  lost La persona',
    'find lost found Bianca Neri',
    'return found returned Carlo Verdi',
  ]);
  expect(heard).toEqual(['lost', 'found', 'returned']);
  const logged = await server.db
    .select({ actor: deskLog.actorName, details: deskLog.details })
    .from(deskLog)
    .where(eq(deskLog.subject, `umbrella ${umbrella.id}`))
    .orderBy(deskLog.number);
  expect(logged).toEqual([
    { actor: 'Bianca Neri', details: '{"shelf":3,"to":"found"}' },
    { actor: 'Carlo Verdi', details: '{"to":"returned"}' },
  ]);
});

test('an action that the state table does not list, or on an outdated version, is refused and changes nothing', async () => {
  const umbrella = await reported();
  for (const refused of [
    await act(umbrella, { action: 'return' }),
    await act(umbrella, { action: 'find', version: 7 }),
  ])
    expect(refused instanceof Failure && refused.error.code).toBe('RequestMovedOn');
  expect(asItIs(umbrella)).toEqual(umbrella);
  expect(await linesOf(umbrella)).toHaveLength(1);
  expect(await act(umbrella, { action: 'find', version: 1 })).toMatchObject({ state: 'found' });
});

const newKey = () => submissionKeySchema.parse(randomUUID());

const noteWith = (umbrella: Umbrella, key: SubmissionKey, actor: Actor) =>
  act(umbrella, { action: 'note', note: 'Manico rotto', key, actor });

describe('a repeated key', () => {
  test('a key repeated by the same person on the same case gets the same answer and changes nothing', async () => {
    const umbrella = await reported();
    const key = newKey();
    const first = await noteWith(umbrella, key, bianca);
    expect(await noteWith(umbrella, key, bianca)).toEqual(first);
    expect(await linesOf(umbrella)).toHaveLength(2);
  });

  test('a key used by another person or on another case is not a repetition', async () => {
    const [one, other] = [await reported(), await reported()];
    const key = newKey();
    for (const actor of [bianca, carlo, owner]) await noteWith(one, key, actor);
    await noteWith(other, key, bianca);
    expect(await linesOf(one)).toHaveLength(4);
    expect(await linesOf(other)).toHaveLength(2);
  });
});

test('a note stores every text, is edited from the version that was read, and is deleted with its line', async () => {
  const umbrella = await reported();
  await act(umbrella, { action: 'find' });
  await act(umbrella, { action: 'note', note: 'Rosso' });
  const notes = async () => notesOf(await historyOf(server.db, umbrellas, [umbrella.id]));
  const [written] = await notes();
  if (!written) throw new Error('there is no note');
  const edit = (text: string, version: number) =>
    server.db.transaction((tx) =>
      editNote(
        tx,
        umbrellas,
        asItIs(umbrella),
        { id: written.id, version, text },
        { action: 'edit-note', actor: carlo, now },
        async ({ version: ofCase }) => ofCase,
      ),
    );
  expect(await edit('Rosso scuro', 1)).toBe(4);
  const late = await edit('Blu', 1);
  expect(late instanceof Failure && late.error.code).toBe('NoteChanged');
  expect(await edit('Rosso scuro', 1), 'both wrote the same').toBe(4);
  expect(await notes()).toMatchObject([
    {
      id: written.id,
      version: 2,
      text: 'Rosso scuro',
      author: 'Carlo Verdi',
      earlier: [{ version: 1, text: 'Rosso', author: 'Bianca Neri' }],
    },
  ]);
});
