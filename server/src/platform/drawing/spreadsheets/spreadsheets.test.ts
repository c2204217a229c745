import { randomBytes } from 'node:crypto';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { asCsv } from './as-csv.ts';
import { asXlsx } from './as-xlsx.ts';
import type { Cell, Sheet } from './cells.ts';

async function* given(rows: readonly (readonly Cell[])[]) {
  yield* rows;
}

const sheetOf = (...rows: readonly (readonly Cell[])[]): Sheet => ({
  columns: ['Chi', 'Quando', 'Quanto'],
  rows: given(rows),
});

const csvOf = async (sheet: Sheet) => (await Array.fromAsync(asCsv(sheet))).join('');

const sheetXmlOf = async (sheet: Sheet) => {
  const workbook = Buffer.concat(await Array.fromAsync(asXlsx(sheet, 'Pratiche')));
  return strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
};

describe('a spreadsheet as CSV', () => {
  test('CSV has days and amounts in Italian notation, with intact accents', async () => {
    const sheet = sheetOf(
      ['Zoë', { day: isoDate('2026-11-17') }, { cents: cents(123_456) }],
      ['', null, null],
    );
    expect(await csvOf(sheet)).toBe(
      '\uFEFF"Chi";"Quando";"Quanto"\r\n"Zoë";"17/11/2026";"1.234,56"\r\n"";"";""\r\n',
    );
  });

  test.each(['=1+1', '+39', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '%0A', '|calc', '\tciao', '\nciao'])(
    'CSV quotes text that a spreadsheet would run: %j',
    async (text) => {
      expect(await csvOf(sheetOf([text]))).toContain(`\r\n"'${text}"\r\n`);
    },
  );

  test('a quote in the text does not end a CSV cell', async () => {
    expect(await csvOf(sheetOf(['a";"b']))).toContain('"a"";""b"');
  });
});

describe('a spreadsheet as XLSX', () => {
  test('XLSX stores texts as texts, days as days, amounts as numbers', async () => {
    const xml = await sheetXmlOf(
      sheetOf(['=HYPERLINK("x")<&\u0001', { day: isoDate('2026-11-17') }, { cents: cents(123_456) }], [null]),
    );
    expect(xml).toContain(
      '<sheetData><row><c t="inlineStr" s="1"><is><t xml:space="preserve">Chi</t></is></c><c t="inlineStr" s="1"><is><t xml:space="preserve">Quando</t></is></c><c t="inlineStr" s="1"><is><t xml:space="preserve">Quanto</t></is></c></row><row><c t="inlineStr" s="0"><is><t xml:space="preserve">=HYPERLINK(&quot;x&quot;)&lt;&amp;</t></is></c><c s="2"><v>46343</v></c><c s="3"><v>1234.56</v></c></row><row><c/></row></sheetData>',
    );
    expect(xml).not.toContain('<f>');
  });

  test('an XLSX file of many rows is complete', async () => {
    const rows = Array.from({ length: 1234 }, (_, number) => [`riga ${number}`]);
    expect((await sheetXmlOf(sheetOf(...rows))).match(/<row>/g)).toHaveLength(1235);
  });

  test('XLSX rows are sent while others are still being read', async () => {
    let read = 0;
    const rows = Array.from({ length: 2000 }, () => [randomBytes(500).toString('base64')]);
    async function* counted() {
      for (const row of rows) {
        read += 1;
        yield row;
      }
    }
    let sent = 0;
    for await (const chunk of asXlsx({ columns: ['Segni'], rows: counted() }, 'Segni')) {
      sent += chunk.length;
      if (sent > 200_000) break;
    }
    expect(read).toBeLessThan(rows.length);
  });
});
