import { formatItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import { formatAmount } from '@riparo/domain/platform/values/money.ts';
import type { Cell, Sheet } from './cells.ts';

// Without it a spreadsheet misreads the accents.
const byteOrderMark = '\uFEFF';

/** Streams the lines. Separated by semicolons, since Italians write commas in amounts. */
export async function* asCsv({ columns, rows }: Sheet): AsyncGenerator<string> {
  yield `${byteOrderMark}${columns.map(quoted).join(';')}\r\n`;
  for await (const row of rows) yield `${row.map((cell) => quoted(said(cell))).join(';')}\r\n`;
}

function said(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return harmless(cell);
  return 'day' in cell ? formatItalianDate(cell.day) : formatAmount(cell.cents);
}

/** Quotes text that a spreadsheet would run as a formula. */
const harmless = (text: string) =>
  /^[\s\0]*[=+\-@|%]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
