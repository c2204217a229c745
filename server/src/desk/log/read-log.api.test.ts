import { logPeopleCall, readLogCall } from '@riparo/domain/desk/log/log-calls.ts';
import { logFilePath } from '@riparo/domain/desk/log/log-file.ts';
import { inviteStaffCall, staffSessionCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import { describe, expect, test } from 'vitest';
import { cookiesOf } from '../../../test/account-holder.ts';
import { atDesk, newStaffEmail } from '../../../test/desk.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { appendToLog } from './append.ts';
import { logAsCsv } from './search-log.ts';
import { deskLog } from './tables.ts';

const now = new Date('2026-11-16T09:00:00Z');

const note = (server: TestServer, subject: string, at: Date, name = 'Bianca Neri') =>
  server.db.transaction((tx) =>
    appendToLog(tx, { id: null, name, address: '192.0.2.1' }, { action: 'personal-data.shown', subject }, at),
  );

const search = async (server: TestServer, cookie: string, query: Record<string, string>) => {
  const response = await server.request({ url: readLogCall.path, query, headers: { cookie } });
  return response.json<{ data: { number: number; subject: string }[]; next: number | null }>();
};

describe('an auditor (revisore)', () => {
  test('an auditor reads who did what, from where, the latest first', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'responsabile');
    await browser.call(inviteStaffCall, { email: newStaffEmail(), role: 'consulente' });
    const revisore = await atDesk(server, 'revisore', 'Rita Rossi');
    const { data } = (await revisore.browser.call(readLogCall)).answer;
    expect(data.map(({ action, actorName }) => `${actorName}: ${action}`)).toEqual([
      'Rita Rossi: staff.joined',
      'Riparo: staff.invited',
      'Bianca Neri: staff.invited',
      'Bianca Neri: staff.joined',
      'Riparo: staff.invited',
    ]);
    expect(data[2]).toMatchObject({ address: '192.0.2.1', details: { role: 'consulente' } });
  });

  test('an auditor sees the names behind ids in the log without managing staff', async () => {
    await using server = await testServer({ now });
    await atDesk(server, 'consulente', 'Dora Gialli');
    const { browser } = await atDesk(server, 'revisore', 'Rita Rossi');
    const { data } = (await browser.call(logPeopleCall)).answer;
    expect(data.map(({ name }) => name)).toEqual(['Dora Gialli', 'Rita Rossi']);
    const [latest] = (await browser.call(readLogCall)).answer.data;
    expect(data.find(({ id }) => id === latest?.actorId)?.name).toBe('Rita Rossi');
  });

  test('an auditor finds whose data were seen on which days, page by page', async () => {
    await using server = await testServer({ now });
    // The first moment of the fifteenth, in Italy.
    await note(server, 'request 7', new Date('2026-11-14T23:00:00Z'));
    const cookie = cookiesOf(await atDesk(server, 'revisore'));
    for (let turn = 0; turn < 101; turn += 1)
      await note(server, 'request 8', new Date('2026-11-16T08:00:00Z'));
    const first = await search(server, cookie, { subject: 'request 8' });
    expect(first.data).toHaveLength(100);
    const second = await search(server, cookie, { subject: 'request 8', before: String(first.next) });
    expect(second.data).toHaveLength(1);
    expect(second.next).toBeNull();
    const all = await search(server, cookie, { subject: 'request 8', before: String(first.data[0]?.number) });
    expect(all.data).toHaveLength(100);
    expect(all.next).toBeNull();
    const day = await search(server, cookie, { from: '2026-11-15', until: '2026-11-15' });
    expect(day.data.map(({ subject }) => subject)).toEqual(['request 7']);
    const before = await search(server, cookie, { until: '2026-11-14' });
    expect(before.data).toEqual([]);
    const since = await search(server, cookie, { from: '2026-11-16', action: 'personal-data.shown' });
    expect(new Set(since.data.map(({ subject }) => subject))).toEqual(new Set(['request 8']));
    expect((await search(server, cookie, { subject: 'request _' })).data).toEqual([]);
  });

  test('an auditor finds actions by kind and by person', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'responsabile');
    const cookie = cookiesOf(await atDesk(server, 'revisore', 'Rita Rossi'));
    const actor = (await browser.call(staffSessionCall)).answer.id;
    await browser.call(inviteStaffCall, { email: newStaffEmail(), role: 'consulente' });
    const found = async (query: Record<string, string>) =>
      (await browser.call(readLogCall, undefined, undefined, query)).answer.data.map(
        ({ actorName, action }) => `${actorName}: ${action}`,
      );
    expect(await found({ action: 'staff.joined' })).toEqual([
      'Rita Rossi: staff.joined',
      'Bianca Neri: staff.joined',
    ]);
    const done = ['Bianca Neri: staff.invited', 'Bianca Neri: staff.joined'];
    expect(await found({ actor, kind: 'changes' })).toEqual(done);
    const readings = ['Bianca Neri: log.read', 'Bianca Neri: log.read'];
    expect(await found({ actor, kind: 'reads' })).toEqual(readings);
    expect((await found({ actor })).toSorted()).toEqual(
      ['Bianca Neri: log.read', ...readings, ...done].toSorted(),
    );
    // Typed into the address bar: an invalid parameter is ignored.
    const file = await server.request({ url: `${logFilePath}?from=domani`, headers: { cookie } });
    expect(file.body.split('\r\n')).toHaveLength(1 + (await server.db.$count(deskLog)) + 1);
  });

  test('an auditor’s download of the log is logged itself, and contains no formula', async () => {
    await using server = await testServer({ now });
    const cookie = cookiesOf(await atDesk(server, 'revisore'));
    await note(server, 'request 7', now, '=HYPERLINK("x")');
    const { headers, body } = await server.request({ url: logFilePath, headers: { cookie } });
    expect(headers['content-disposition']).toBe('attachment; filename="registro.csv"');
    const lines = body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toContain('"log.exported"');
    const [, hash = ''] = /"([^"]+)"$/.exec(lines[2] ?? '') ?? [];
    expect(lines[2]).toBe(
      `"3";"2026-11-16T09:00:00.000Z";"";"'=HYPERLINK(""x"")";"192.0.2.1";"personal-data.shown";"request 7";"{}";"${hash}"`,
    );
    expect(hash).toMatch(/^[\da-f]{64}$/);
    // Any page size gives the same result.
    for (const size of [1, 2, 3, 4]) {
      const parts = await Array.fromAsync(logAsCsv(server.db, {}, size));
      expect(parts.join('')).toBe(body.replace(/^\uFEFF/, ''));
    }
  });
});
