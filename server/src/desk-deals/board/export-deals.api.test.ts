import { dealFilePaths } from '@riparo/domain/desk-deals/list-file.ts';
import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cookiesOf } from '../../../test/account-holder.ts';
import { dealToPay } from '../../../test/deals.ts';
import { atDesk, type Consultant } from '../../../test/desk.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deskLog } from '../../desk-log/tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

const fetchFile = (server: TestServer, { browser }: Pick<Consultant, 'browser'>, url: string) =>
  server.request({ method: 'GET', url, headers: { cookie: cookiesOf({ browser }) } });

test('a file has the lines and the columns that were seen, and its making is in the log without names', async () => {
  await using server = await testServer({ now });
  const rita = await atDesk(server, 'revisore');
  const deal = await dealToPay(server, { lastName: '=cmd|calc', stage: 'paid' });
  await dealToPay(server);
  const query = `?stage=paid&q=${encodeURIComponent(deal.email)}&columns=person,price,uuid,phone`;
  const file = await fetchFile(server, rita, dealFilePaths.csv + query);
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="pratiche.csv"',
    'cache-control': 'no-store',
  });
  expect(file.body).toBe(
    `\uFEFF"Cliente";"Prezzo";"Codice"\r\n"${deal.firstName} =cmd|calc";"79";"${deal.uuid}"\r\n`,
  );
  const [line] = await server.db.select().from(deskLog).orderBy(desc(deskLog.number)).limit(1);
  expect(line).toMatchObject({ action: 'deals.exported', subject: 'deals' });
  expect(JSON.parse(line?.details ?? '')).toEqual({
    file: 'csv',
    stage: 'paid',
    hasWords: true,
    columns: ['person', 'price', 'uuid'],
  });
});

test('the same as a workbook', async () => {
  await using server = await testServer({ now });
  const rita = await atDesk(server, 'responsabile');
  await dealToPay(server);
  const file = await fetchFile(server, rita, dealFilePaths.xlsx);
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
});

test('whoever may not export gets nothing, and nothing is written', async () => {
  await using server = await testServer({ now });
  const bianca = await atDesk(server, 'consulente');
  const before = await server.db.$count(deskLog);
  for (const path of Object.values(dealFilePaths)) {
    expect((await fetchFile(server, bianca, path)).statusCode).toBe(403);
    expect((await server.request({ method: 'GET', url: path })).statusCode).toBe(401);
  }
  expect(await server.db.$count(deskLog)).toBe(before);
});
