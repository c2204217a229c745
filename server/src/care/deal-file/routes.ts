import { staff } from '@riparo/domain/platform/call/access.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { dealFilePath } from '@riparo/domain/care/deals/file-path.ts';
import { dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import * as z from 'zod';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { findDeskDeal, subjectOf } from '../deals/find-desk-deal.ts';
import { readDeal } from '../deals/read-deal.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { sendAttachment } from '../../platform/http/send-file.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { makeDealFile } from './make-file.ts';

const params = z.object({ uuid: dealUuidSchema });

/**
 * Everything about a deal as one ZIP. The log records who downloaded it and the fingerprint of its manifest.
 */
export function registerDealFile(app: App, parts: Dependencies): void {
  const file = {
    path: dealFilePath(':uuid'),
    access: staff('show-personal-data'),
    reads: 'deal.file-made',
    params,
  } as const;
  serveFile(app, file, async ({ params: { uuid }, member, deliver }) =>
    deliver(
      { subject: subjectOf({ uuid }) },
      async () => {
        const deal = await findDeskDeal(parts.db, uuid, member);
        const page = deal && (await readDeal(parts.db, uuid, member, parts.clock()));
        if (!page || page instanceof Failure) return failure(generalErrors['not-found']);
        const { manifestSha256, content } = await makeDealFile(parts, deal, page.data);
        const filename = `fascicolo-${uuid.slice(0, 8)}.zip`;
        return {
          manifestSha256,
          send: (reply) => sendAttachment(reply, { filename, contentType: 'application/zip', content }),
        };
      },
      ({ manifestSha256 }) => ({ details: { manifestSha256 } }),
    ),
  );
}
