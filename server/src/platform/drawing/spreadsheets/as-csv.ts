import { formatItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import { formatAmount } from '@riparo/domain/platform/values/money.ts';
import type { Cell, Sheet } from './cells.ts';

// Without it a spreadsheet takes the accents for something else.
const byteOrderMark = '\uFEFF';

/** Lines as they come. Semicolons, since Italians write commas in amounts. */
export async function* asCsv({ columns, rows }: Sheet): AsyncGenerator<string> {
  yield `${byteOrderMark}${columns.map(quoted).join(';')}\r\n`;
  for await (const row of rows) yield `${row.map((cell) => quoted(said(cell))).join(';')}\r\n`;
}

function said(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return harmless(cell);
  return 'day' in cell ? formatItalianDate(cell.day) : formatAmount(cell.cents);
}

/** What a spreadsheet would take for a formula is text, whatever it begins with. */
const harmless = (text: string) =>
  /^[\s\0]*[=+\-@|%]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
