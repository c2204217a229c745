import { staff } from '@riparo/domain/call/access.ts';
import { logSearchSchema, readLogCall } from '@riparo/domain/contract/log-calls.ts';
import { logFilePath } from '@riparo/domain/desk-log/log-file.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { csvType, sendAttachment } from '../http/send-attachment.ts';
import { serve } from '../http/serve.ts';
import { serveFile } from '../http/serve-file.ts';
import { actorOf } from './actor.ts';
import { appendToLog } from './append.ts';
import { logAsCsv, searchLog } from './search-log.ts';

export function registerLog(
  app: App,
  { db, standby, clock }: Pick<Dependencies, 'db' | 'standby' | 'clock'>,
): void {
  serve(app, readLogCall, ({ query: { before, ...search } }) =>
    standby.read((reading) => searchLog(reading, search, before)),
  );

  serveFile(app, { path: logFilePath, access: staff('read-log') }, async (input) => {
    const { request, reply } = input;
    // An address that somebody typed: what it does not say well counts as not said.
    const search = logSearchSchema.safeParse(request.query).data ?? {};
    await db.transaction((tx) =>
      appendToLog(
        tx,
        actorOf(input, request),
        { action: 'log.exported', subject: 'log', details: search },
        clock(),
      ),
    );
    return sendAttachment(reply, {
      filename: 'registro.csv',
      type: csvType,
      content: logAsCsv(await standby.choose(), search),
    });
  });
}
