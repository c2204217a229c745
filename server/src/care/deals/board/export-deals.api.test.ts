import { dealFilePaths } from '@riparo/domain/care/deals/list-file.ts';
import { DEAL_COLUMNS, dealColumnNames } from '@riparo/domain/care/deals/list-columns.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cookiesOf } from '../../../../test/account-holder.ts';
import { dealToPay } from '../../../../test/deals.ts';
import { atDesk, type Consultant } from '../../../../test/desk.ts';
import { testServer, type TestServer } from '../../../../test/test-server.ts';
import { deals } from '../../../buy/deals/tables.ts';
import { deskLog } from '../../../desk/log/tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

const fetchFile = (server: TestServer, { browser }: Pick<Consultant, 'browser'>, url: string) =>
  server.request({ method: 'GET', url, headers: { cookie: cookiesOf({ browser }) } });

test('an exported file has the lines and columns on the screen, and the log records the export with its search', async () => {
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
    columns: ['person', 'price', 'uuid'],
    words: deal.email,
  });
});

test('every column of every deal is exported, without the names of people who asked to be forgotten', async () => {
  await using server = await testServer({ now });
  const rita = await atDesk(server, 'responsabile');
  const won = await dealToPay(server, {
    stage: 'closed_won',
    expiresAt: null,
    startsOn: isoDate('2026-11-16'),
    endsOn: isoDate('2027-11-15'),
  });
  const forgotten = await dealToPay(server, {
    erasureAskedAt: now,
    createdAt: new Date('2026-11-13T23:30:00Z'),
    expiresAt: new Date('2026-12-13T23:30:00Z'),
  });
  const isNoMoreSold = { productKey: 'parapendio' };
  await server.db.update(deals).set(isNoMoreSold).where(eq(deals.uuid, forgotten.uuid));
  // An invalid filter in the address is ignored.
  const file = await fetchFile(
    server,
    rita,
    `${dealFilePaths.csv}?stage=x&columns=${DEAL_COLUMNS.join(',')}`,
  );
  expect(file.body.slice(1).split('\r\n')).toEqual([
    Object.values(dealColumnNames)
      .map((name) => `"${name}"`)
      .join(';'),
    `"15/11/2026";"${won.firstName} ${won.lastName}";"${won.email}";"Sussidio Pet";"Conclusa";"79";"16/11/2026";"15/11/2027";"";"${won.uuid}"`,
    `"14/11/2026";"";"";"parapendio";"Pronta da pagare";"79";"";"";"14/12/2026";"${forgotten.uuid}"`,
    '',
  ]);
});
