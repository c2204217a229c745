import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testServer, type TestServer } from '../test/test-server.ts';
import { type Actor, appendToLog } from '../src/desk/log/append.ts';
import { checkLog } from '../src/desk/log/check-log.ts';
import { logKeys, logKeysOf, setLogKeys } from '../src/desk/log/log-keys.ts';
import { ensureLogPartitions } from '../src/desk/log/log-months.ts';
import { noteHead, noteHeadAtStop } from '../src/desk/log/note-head.ts';
import { notedEnds } from '../src/desk/log/noted-ends.ts';
import { shortenLog } from '../src/desk/log/shorten-log.ts';
import { deskLog, deskLogEnd, deskLogHeads } from '../src/desk/log/tables.ts';
import { mailsTo } from '../test/account-holder.ts';

const now = new Date('2026-11-16T09:00:00Z');
const bianca: Actor = { id: 'b1', name: 'Bianca Neri', address: '192.0.2.1' };

const write = (server: TestServer, times: number, at = now) =>
  server.db.transaction(async (tx) => {
    for (let turn = 0; turn < times; turn += 1)
      await appendToLog(tx, bianca, { action: 'personal-data.shown', subject: `request ${turn}` }, at);
  });

/** An attacker who owns the database: triggers and constraints do not stop them. */
const forge = (server: TestServer, ...statements: string[]) =>
  server.db.transaction(async (tx) => {
    await tx.execute(sql`alter table desk_log disable trigger user`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`alter table desk_log enable trigger user`);
  });

/** Computes what anyone can who reads the source but has no key. */
async function rehash(server: TestServer): Promise<void> {
  const rows = await server.db.select().from(deskLog).orderBy(deskLog.number);
  let previousHash = '0'.repeat(64);
  for (const row of rows) {
    const { number, at, actorId, actorName, address, action, subject, details } = row;
    const text = JSON.stringify([
      number,
      at.toISOString(),
      actorId,
      actorName,
      address,
      action,
      subject,
      details,
      previousHash,
    ]);
    const hash = createHash('sha256').update(text).digest('hex');
    await forge(
      server,
      `update desk_log set previous_hash = '${previousHash}', hash = '${hash}' where number = ${number}`,
    );
    previousHash = hash;
  }
}

const copyOfRow = (number: number, changes: Record<string, string>) => {
  const columns = [
    'number',
    'at',
    'actor_id',
    'actor_name',
    'address',
    'action',
    'subject',
    'details',
    'previous_hash',
    'hash',
  ];
  return `insert into desk_log (${columns.join(', ')})
    select ${columns.map((column) => changes[column] ?? column).join(', ')} from desk_log where number = ${number}`;
};

async function faultsAfter(...statements: string[]): Promise<string[]> {
  await using server = await testServer({ now });
  await write(server, 6);
  await forge(server, ...statements);
  const found = await Promise.all([1, 2, 3, 5, 6, 5000].map((size) => checkLog(server.db, [], size)));
  for (const { faults } of found) expect(faults).toEqual(found[0]?.faults);
  return found[0]?.faults ?? [];
}

describe('an owner of the database without the key is detected by the check', () => {
  test.each([
    ['change a row', [`update desk_log set subject = 'request 9' where number = 3`]],
    ['change the last row', [`update desk_log set subject = 'request 9' where number = 6`]],
    ['remove a row', ['delete from desk_log where number = 3']],
    ['remove the first row', ['delete from desk_log where number = 1']],
    ['cut off the last row', ['delete from desk_log where number = 6']],
    ['cut off the last three rows', ['delete from desk_log where number > 3']],
    ['remove all rows', ['delete from desk_log']],
    ['add a row with number −7', [copyOfRow(2, { number: '-7' })]],
    ['add a row with number 0', [copyOfRow(2, { number: '0' })]],
    ['add a row with a number that is there already', [copyOfRow(3, { at: `at + interval '1 ms'` })]],
    ['add a second last row', [copyOfRow(6, { at: `at + interval '1 ms'` })]],
    ['add a row behind the last', [copyOfRow(6, { number: '7', previous_hash: 'hash' })]],
    ['give a row another number', ['update desk_log set number = 9 where number = 6']],
    [
      'exchange two rows',
      [
        'update desk_log set number = -1 where number = 3',
        'update desk_log set number = 3 where number = 4',
        'update desk_log set number = 4 where number = -1',
      ],
    ],
  ])('%s', async (_, statements) => {
    expect(await faultsAfter(...statements)).not.toEqual([]);
  });

  test('the check detects a changed row and a recomputed chain', async () => {
    await using server = await testServer({ now });
    await write(server, 4);
    await forge(server, `update desk_log set actor_name = 'Rita Rossi' where number = 2`);
    await rehash(server);
    expect((await checkLog(server.db)).faults).not.toEqual([]);
  });
});

describe('a truncated log is detected', () => {
  const cut = 'delete from desk_log where number > 4';

  test('a truncation is detected even if the stored end is put back too', async () => {
    await using server = await testServer({ now });
    await write(server, 6);
    await forge(
      server,
      cut,
      `update desk_log_end set number = last.number, at = last.at, hash = last.hash from
        (select * from desk_log where number = 4) as last`,
    );
    expect((await checkLog(server.db)).faults).toEqual(['la fine del registro è stata cambiata']);
    // The desk continues, and the chain shows for good what happened.
    await write(server, 2);
    expect((await checkLog(server.db)).faults).toEqual([
      'riga 5: prima di questa qualcuno ha cambiato la fine del registro',
    ]);
  });

  test.each([
    ['removed', 'delete from desk_log_end'],
    ['unsigned', 'update desk_log_end set signature = null, number = 4'],
  ])('a truncation is detected when the end is %s', async (_, statement) => {
    await using server = await testServer({ now });
    await write(server, 6);
    await forge(server, cut, statement);
    expect((await checkLog(server.db)).faults).toHaveLength(1);
    await write(server, 1);
    expect((await checkLog(server.db)).faults).toEqual([
      'riga 5: prima di questa qualcuno ha cambiato la fine del registro',
    ]);
  });

  test('a restore to the state of the morning is detected by the notes made elsewhere', async () => {
    const file = await temporaryFile();
    await using server = await testServer({ now, environment: { LOG_HEADS_FILE: file } });
    await write(server, 4);
    const [morning] = await server.db.select().from(deskLogEnd);
    await write(server, 2);
    await noteHead(server.parts);
    await forge(
      server,
      cut,
      'delete from desk_log_head',
      `update desk_log_end set number = 4, hash = '${morning?.hash}', signature = '${morning?.signature}'`,
    );
    // The database itself shows no trace of it.
    expect((await checkLog(server.db)).faults).toEqual([]);
    expect((await checkLog(server.db, await notedEnds([file]))).faults).toEqual([
      'mancano le righe dopo la 4: era stata annotata la 6',
    ]);
    await write(server, 3, new Date(now.getTime() + 1000));
    expect((await checkLog(server.db, await notedEnds([file]))).faults).toEqual([
      'riga 6: non è quella che era stata annotata',
    ]);
  });
});

test('a log without any signature is not trusted, however well its hashes fit', async () => {
  await using server = await testServer({ now });
  await write(server, 4);
  await forge(server, `update desk_log set key_id = '', actor_name = 'Rita Rossi'`);
  await rehash(server);
  await forge(server, `update desk_log_end set signature = null, key_id = ''`);
  expect((await checkLog(server.db)).faults).toEqual(['la fine del registro non è firmata']);
});

test('an unsigned row after a signed one is not trusted', async () => {
  await using server = await testServer({ now });
  await write(server, 2);
  await forge(server, `update desk_log set key_id = '' where number = 2`);
  expect((await checkLog(server.db)).faults).toEqual(['riga 2: non è firmata']);
});

describe('months of the log', () => {
  const begin = new Date(Date.UTC(new Date().getUTCFullYear() - 4, 0, 10));
  const month = (later: number) => new Date(Date.UTC(begin.getUTCFullYear(), later, 10));

  async function threeMonths() {
    const server = await testServer({ now: begin });
    await ensureLogPartitions(server.parts);
    for (const later of [0, 1, 2]) await write(server, 3, month(later));
    return server;
  }

  test.each([0, 1, 2])('months dropped early are missed: number %i of three', async (later) => {
    await using server = await threeMonths();
    const name = `desk_log_${begin.getUTCFullYear()}_0${later + 1}`;
    await server.db.execute(sql.raw(`drop table ${name}`));
    expect((await checkLog(server.db)).faults).toHaveLength(1);
  });

  test('months are not dropped by the product because of a row dated back', async () => {
    await using server = await testServer();
    await write(server, 4, new Date());
    await forge(server, `update desk_log set at = at - interval '3 years'`);
    await expect(shortenLog(server.db, new Date())).rejects.toThrow('log:check');
    expect(await server.db.$count(deskLog)).toBe(4);
  });

  test('months dropped before their time are missed thanks to their notes', async () => {
    await using server = await threeMonths();
    // An attacker sets the machine's clock forward; the notes show when these rows were the last.
    await noteHead({ ...server.parts, clock: () => new Date() });
    const [head] = await server.db.select().from(deskLogHeads);
    await shortenLog(server.db, month(27));
    expect((await checkLog(server.db)).faults).toEqual([
      `righe fino alla ${head?.number}: sono state tolte prima che passassero 24 mesi`,
    ]);
  });
});

describe('the daily note of the log', () => {
  test('the note is signed, and stored in the database, in a file and in a mailbox', async () => {
    const file = await temporaryFile();
    const email = 'registro@example.it';
    await using server = await testServer({
      now,
      environment: { LOG_HEADS_FILE: file, LOG_HEADS_EMAIL: email },
    });
    expect(await noteHead(server.parts), 'an empty log has no end').toBeNull();
    await write(server, 3);
    const head = await noteHead(server.parts);
    await write(server, 2);
    await noteHead(server.parts);
    const noted = await notedEnds([file]);
    expect(noted[0]).toEqual(head);
    expect(noted.map(({ number }) => number)).toEqual([3, 5]);
    expect(await server.db.$count(deskLogHeads)).toBe(2);
    const [mail] = await mailsTo(server, email);
    const named = /log:check -- (\d+:[\da-f]{64})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await checkLog(server.db, await notedEnds([file, named]))).faults).toEqual([]);
  });

  test('the note is also made when a process ends, once for what is new, without a mail', async () => {
    const file = await temporaryFile();
    const email = 'registro@example.it';
    await using server = await testServer({
      now,
      environment: { LOG_HEADS_FILE: file, LOG_HEADS_EMAIL: email },
    });
    await noteHeadAtStop(server.parts);
    await write(server, 3);
    await noteHeadAtStop(server.parts);
    await noteHeadAtStop(server.parts);
    expect((await notedEnds([file])).map(({ number }) => number)).toEqual([3]);
    expect(await mailsTo(server, email)).toEqual([]);
  });

  test('no note is made of an end that was tampered with', async () => {
    await using server = await testServer({ now });
    await write(server, 3);
    await forge(server, 'update desk_log_end set number = 2');
    await expect(noteHead(server.parts)).rejects.toThrow('log:check');
  });

  test('a note that is forged or unreadable is not trusted', async () => {
    const file = await temporaryFile();
    await using server = await testServer({ now, environment: { LOG_HEADS_FILE: file } });
    await write(server, 3);
    await noteHead(server.parts);
    await forge(server, 'update desk_log_head set number = 2');
    await writeFile(file, `${await readFile(file, 'utf8')}nonsense\n`);
    const { faults } = await checkLog(server.db, await notedEnds([file]));
    expect(faults.map((fault) => fault.replace(/ del .* \(/, ' ('))).toEqual([
      'annotazione (riga 2): non porta la nostra firma',
      'annotazione (riga 0): non porta la nostra firma',
    ]);
  });
});

const keys = (key: string, ...otherKeys: string[]) => setLogKeys(logKeysOf({ key, otherKeys }, ''));
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('a replaced signing key', () => {
  const [old, next] = ['a key of before'.padEnd(40, '.'), 'the key of today'.padEnd(40, '.')];

  test('a replaced key is trusted for what it signed, if it is listed, and not otherwise', async () => {
    await using server = await testServer({ now });
    onTestFinished(restoreKeys());
    keys(old, next);
    await write(server, 2);
    keys(next, old);
    await write(server, 2);
    expect((await checkLog(server.db)).faults).toEqual([]);
    keys(next);
    expect((await checkLog(server.db)).faults).toHaveLength(2);
  });

  test('a replaced key signs nothing more once the processes were replaced', async () => {
    await using server = await testServer({ now });
    onTestFinished(restoreKeys());
    keys(old, next);
    await write(server, 1);
    keys(next, old);
    await write(server, 1);
    keys(old, next);
    await write(server, 1, later(0.5));
    keys(next, old);
    expect((await checkLog(server.db)).faults, 'one by one').toEqual([]);
    keys(old, next);
    await write(server, 1, later(2));
    keys(next, old);
    expect((await checkLog(server.db)).faults).toEqual([
      expect.stringContaining('riga 4: è firmata con una chiave che era già stata sostituita'),
    ]);
  });
});

/** Other tests of this process sign with the keys of their own server. */
function restoreKeys(): () => void {
  const before = logKeys();
  return () => setLogKeys(before);
}

async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'riparo-heads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'registro.jsonl');
}
