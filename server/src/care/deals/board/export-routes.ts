import { staff } from '@riparo/domain/platform/call/access.ts';
import { dealFilterSchema } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { columnsNamed } from '@riparo/domain/care/deals/list-columns.ts';
import { type DealFileKind, dealFilePaths } from '@riparo/domain/care/deals/list-file.ts';
import type { Dependencies } from '../../../platform/process/dependencies.ts';
import type { App } from '../../../platform/http/app-instance.ts';
import { csvType, sendAttachment } from '../../../platform/http/send-file.ts';
import { serveFile } from '../../../platform/http/serve-file.ts';
import { asCsv } from '../../../platform/drawing/spreadsheets/as-csv.ts';
import { asXlsx } from '../../../platform/drawing/spreadsheets/as-xlsx.ts';
import type { Sheet } from '../../../platform/drawing/spreadsheets/cells.ts';
import { dealSheet } from './export-deals.ts';

type FileLook = { readonly contentType: string; write(sheet: Sheet): AsyncGenerator<string | Uint8Array> };

const looks: Readonly<Record<DealFileKind, FileLook>> = {
  csv: { contentType: csvType, write: asCsv },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (sheet) => asXlsx(sheet, 'Pratiche'),
  },
};

export function registerDealFiles(app: App, { standby }: Pick<Dependencies, 'standby'>): void {
  for (const kind of Object.keys(looks) as DealFileKind[])
    serveFile(app, fileOf(kind), async ({ request, member, deliver }) => {
      // The address may be typed by hand: invalid filters are ignored.
      const filter = dealFilterSchema.safeParse(request.query).data ?? {};
      const { columns: named } = request.query as { columns?: unknown };
      const columns = columnsNamed(typeof named === 'string' ? named.split(',') : []);
      const { q: words, ...filters } = filter;
      return deliver({ subject: 'deals', details: { file: kind, ...filters, columns }, words }, async () => {
        const sheet = dealSheet(await standby.choose(), { ...filter, reader: member.id }, columns);
        const { contentType, write } = looks[kind];
        return {
          send: (reply) =>
            sendAttachment(reply, { filename: `pratiche.${kind}`, contentType, content: write(sheet) }),
        };
      });
    });
}

const fileOf = (kind: DealFileKind) =>
  ({ path: dealFilePaths[kind], access: staff('export-deals'), reads: 'deals.exported' }) as const;
