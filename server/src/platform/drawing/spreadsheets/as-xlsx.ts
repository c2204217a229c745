import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { daysBetween } from '@riparo/domain/platform/values/days-between.ts';
import type { Cell, Sheet } from './cells.ts';
import { zipOf } from '../zip/zip-stream.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`;
const relations = (...targets: readonly (readonly [type: string, target: string])[]) =>
  `${xml}<Relationships xmlns="${packaged}/relationships">${targets
    .map(
      ([type, target], place) =>
        `<Relationship Id="rId${place + 1}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

// 0 plain, 1 a title, 2 a day, 3 an amount.
const styles = `${xml}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.00"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/**
 * A workbook with one sheet, streamed while its rows are read. Texts are stored as texts, never as formulas.
 */
export const asXlsx = (sheet: Sheet, title: string): AsyncGenerator<Uint8Array> =>
  zipOf([
    { path: '[Content_Types].xml', text: [contentTypes] },
    { path: '_rels/.rels', text: [relations(['officeDocument', 'xl/workbook.xml'])] },
    {
      path: 'xl/workbook.xml',
      text: [
        `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      text: [relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])],
    },
    { path: 'xl/styles.xml', text: [styles] },
    { path: 'xl/worksheets/sheet1.xml', text: rowsOf(sheet) },
  ]);

// Rows are compressed in batches, as one step for each row would be slow.
const bunch = 200;

async function* rowsOf({ columns, rows }: Sheet): AsyncGenerator<string> {
  yield `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns.length}" width="20" customWidth="1"/></cols><sheetData>`;
  let text = `<row>${columns.map((title) => textCell(title, 1)).join('')}</row>`;
  let waiting = 0;
  for await (const row of rows) {
    text += `<row>${row.map(written).join('')}</row>`;
    waiting += 1;
    if (waiting < bunch) continue;
    yield text;
    text = '';
    waiting = 0;
  }
  yield `${text}</sheetData></worksheet>`;
}

function written(cell: Cell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'string') return textCell(cell, 0);
  return 'day' in cell
    ? `<c s="2"><v>${serialOf(cell.day)}</v></c>`
    : `<c s="3"><v>${(cell.cents / 100).toFixed(2)}</v></c>`;
}

const textCell = (text: string, style: number) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

// Day 1 is the first of January 1900, and 1900 counts as a leap year.
const serialOf = (day: IsoDate) => daysBetween('1899-12-30' as IsoDate, day);

// Characters that XML cannot contain are left out.
const unheard = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const escaped = (text: string) =>
  text
    .replaceAll(unheard, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
