import { staff } from '@riparo/domain/call/access.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import { handOverPdfPath, handOverZipPath } from '@riparo/domain/claims/file-paths.ts';
import { claimIdSchema } from '@riparo/domain/values/ids.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { doerOf } from '../desk-log/actor.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { AtDesk } from '../http/access/access.ts';
import type { App } from '../http/app-instance.ts';
import { Failure, sendProblem } from '../http/problem-answers.ts';
import { sendAttachment } from '../http/send-attachment.ts';
import { serveFile } from '../http/serve-file.ts';
import { noteReading } from './desk-words.ts';
import { findDeskClaim } from './find-desk-claim.ts';
import { handOverPdf, handOverZip } from './hand-over.ts';
import { handOverName } from './hand-over-content.ts';
import { readClaim } from './read-claim.ts';

const params = z.object({ id: claimIdSchema });
const access = staff('show-personal-data');

type Asked = Pick<AtDesk, 'member'> & {
  params: z.output<typeof params>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** What goes to the insurer. It says everything about a person: who had it is in the log. */
export function registerHandOver(app: App, parts: Dependencies): void {
  serveFile(app, { path: handOverZipPath(':id'), access, params }, async (asked: Asked) => {
    const found = await find(asked);
    if (!found) return sendProblem(asked.request, asked.reply, generalErrors['not-found']);
    const { page, row, doer } = found;
    const { manifestSha256, content } = await handOverZip(parts, page, row);
    await noteReading(parts, row.claim, doer, 'claim.file-made', { file: 'zip', manifestSha256 });
    return sendAttachment(asked.reply, {
      filename: `sinistro-${handOverName(page)}.zip`,
      type: 'application/zip',
      content,
    });
  });

  serveFile(app, { path: handOverPdfPath(':id'), access, params }, async (asked: Asked) => {
    const found = await find(asked);
    if (!found) return sendProblem(asked.request, asked.reply, generalErrors['not-found']);
    const { page, row, doer } = found;
    const content = await handOverPdf(parts, page, row);
    await noteReading(parts, row.claim, doer, 'claim.file-made', { file: 'pdf' });
    return sendAttachment(asked.reply, {
      filename: `denuncia-${handOverName(page)}.pdf`,
      type: 'application/pdf',
      content,
    });
  });

  async function find(asked: Asked) {
    const doer = doerOf(asked);
    const row = await findDeskClaim(parts.db, asked.params.id, doer);
    const page = row && (await readClaim(parts, asked.params.id, doer));
    return page && !(page instanceof Failure) ? { page: page.data, row, doer } : null;
  }
}
