import { staff } from '@riparo/domain/platform/call/access.ts';
import { logSearchSchema, readLogCall } from '@riparo/domain/desk/log/log-calls.ts';
import { logFilePath } from '@riparo/domain/desk/log/log-file.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { csvType, sendAttachment } from '../../platform/http/send-file.ts';
import { serve } from '../../platform/http/serve.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { logAsCsv, searchLog } from './search-log.ts';

export function registerLog(app: App, { standby }: Pick<Dependencies, 'standby'>): void {
  serve(app, readLogCall, ({ query: { before, ...search }, read }) =>
    read({ subject: 'log', details: { ...search, before } }, (tx) => searchLog(tx, search, before)),
  );

  const file = { path: logFilePath, access: staff('read-log'), reads: 'log.exported' } as const;
  serveFile(app, file, async ({ request, deliver }) => {
    // Typed into the address bar: an invalid parameter is ignored.
    const search = logSearchSchema.safeParse(request.query).data ?? {};
    return deliver({ subject: 'log', details: search }, async () => {
      const content = logAsCsv(await standby.choose(), search);
      return {
        send: (reply) => sendAttachment(reply, { filename: 'registro.csv', contentType: csvType, content }),
      };
    });
  });
}
