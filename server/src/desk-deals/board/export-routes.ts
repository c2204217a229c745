import { staff } from '@riparo/domain/call/access.ts';
import { dealFilterSchema } from '@riparo/domain/contract/deal-list-calls.ts';
import { columnsNamed } from '@riparo/domain/desk-deals/list-columns.ts';
import { type DealFileKind, dealFilePaths } from '@riparo/domain/desk-deals/list-file.ts';
import type { Dependencies } from '../../dependencies/dependencies.ts';
import { actorOf } from '../../desk-log/actor.ts';
import { appendToLog } from '../../desk-log/append.ts';
import type { App } from '../../http/app-instance.ts';
import { csvType, sendAttachment } from '../../http/send-attachment.ts';
import { serveFile } from '../../http/serve-file.ts';
import { asCsv } from '../../spreadsheets/as-csv.ts';
import { asXlsx } from '../../spreadsheets/as-xlsx.ts';
import type { Sheet } from '../../spreadsheets/cells.ts';
import { dealSheet } from './export-deals.ts';

type FileLook = { readonly type: string; write(sheet: Sheet): AsyncGenerator<string | Buffer> };

const looks: Readonly<Record<DealFileKind, FileLook>> = {
  csv: { type: csvType, write: asCsv },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (sheet) => asXlsx(sheet, 'Pratiche'),
  },
};

export function registerDealFiles(
  app: App,
  { db, standby, clock }: Pick<Dependencies, 'db' | 'standby' | 'clock'>,
): void {
  for (const kind of Object.keys(looks) as DealFileKind[])
    serveFile(app, { path: dealFilePaths[kind], access: staff('export-deals') }, async (input) => {
      const { request, reply } = input;
      // An address that somebody typed: what it does not say well counts as not said.
      const filter = dealFilterSchema.safeParse(request.query).data ?? {};
      const { columns: named } = request.query as { columns?: unknown };
      const columns = columnsNamed(typeof named === 'string' ? named.split(',') : []);
      const { q, ...said } = filter;
      // Words may be somebody's name, which the log never has.
      const details = { file: kind, ...said, ...(q !== undefined && { hasWords: true }), columns };
      await db.transaction((tx) =>
        appendToLog(
          tx,
          actorOf(input, request),
          { action: 'deals.exported', subject: 'deals', details },
          clock(),
        ),
      );
      const sheet = dealSheet(await standby.choose(), { ...filter, reader: input.member.id }, columns);
      return sendAttachment(reply, {
        filename: `pratiche.${kind}`,
        type: looks[kind].type,
        content: looks[kind].write(sheet),
      });
    });
}
