import { staff } from '@riparo/domain/call/access.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import { dealFilePath } from '@riparo/domain/desk-deals/file-path.ts';
import { dealUuidSchema } from '@riparo/domain/values/ids.ts';
import * as z from 'zod';
import { doerOf } from '../desk-log/actor.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { findDeskDeal } from '../desk-deals/find-desk-deal.ts';
import { readDeal } from '../desk-deals/read-deal.ts';
import { noteReading } from '../desk-deals/shown-data.ts';
import type { App } from '../http/app-instance.ts';
import { Failure, sendProblem } from '../http/problem-answers.ts';
import { sendAttachment } from '../http/send-attachment.ts';
import { serveFile } from '../http/serve-file.ts';
import { makeDealFile } from './make-file.ts';

const params = z.object({ uuid: dealUuidSchema });

/** Everything about a deal as one ZIP. Who had it, and the fingerprint of its manifest, are in the log. */
export function registerDealFile(app: App, parts: Dependencies): void {
  const file = { path: dealFilePath(':uuid'), access: staff('show-personal-data'), params };
  serveFile(app, file, async (asked) => {
    const { request, reply } = asked;
    const doer = doerOf(asked);
    const deal = await findDeskDeal(parts.db, asked.params.uuid, doer);
    const page = deal && (await readDeal(parts, deal.uuid, doer));
    if (!page || page instanceof Failure) return sendProblem(request, reply, generalErrors['not-found']);
    const { manifestSha256, content } = await makeDealFile(parts, deal, page.data);
    await noteReading(parts, deal, doer, 'deal.file-made', { manifestSha256 });
    return sendAttachment(reply, {
      filename: `fascicolo-${deal.uuid.slice(0, 8)}.zip`,
      type: 'application/zip',
      content,
    });
  });
}
