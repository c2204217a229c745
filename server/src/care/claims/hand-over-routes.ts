import { staff } from '@riparo/domain/platform/call/access.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { handOverPdfPath, handOverZipPath } from '@riparo/domain/care/claims/hand-over-paths.ts';
import { claimIdSchema } from '@riparo/domain/platform/values/ids.ts';
import * as z from 'zod';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { SignedInStaff } from '../../platform/http/access/signed-in-staff.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { sendAttachment } from '../../platform/http/send-file.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { subjectOf } from './change-claim.ts';
import { findDeskClaim } from './find-desk-claim.ts';
import { handOverPdf, handOverZip } from './hand-over.ts';
import { handOverName } from './hand-over-content.ts';
import { readClaim } from './read-claim.ts';

const params = z.object({ id: claimIdSchema });
const access = staff('show-personal-data');

type HandOverCall = Pick<SignedInStaff, 'member'> & { params: z.output<typeof params> };

/** Serves what is sent to the insurer. It contains everything about a person, so each download is logged. */
export function registerHandOver(app: App, parts: Dependencies): void {
  const reads = 'claim.file-made';

  serveFile(app, { path: handOverZipPath(':id'), access, reads, params }, async (call) =>
    call.deliver(
      { subject: subjectOf(call.params), details: { file: 'zip' } },
      async () => {
        const found = await find(call);
        if (!found) return failure(generalErrors['not-found']);
        const { manifestSha256, content } = await handOverZip(parts, found.page, found.row);
        const filename = `sinistro-${handOverName(found.page)}.zip`;
        return {
          manifestSha256,
          send: (reply) => sendAttachment(reply, { filename, contentType: 'application/zip', content }),
        };
      },
      ({ manifestSha256 }) => ({ details: { manifestSha256 } }),
    ),
  );

  serveFile(app, { path: handOverPdfPath(':id'), access, reads, params }, async (call) =>
    call.deliver({ subject: subjectOf(call.params), details: { file: 'pdf' } }, async () => {
      const found = await find(call);
      if (!found) return failure(generalErrors['not-found']);
      const content = await handOverPdf(parts, found.page, found.row);
      const filename = `denuncia-${handOverName(found.page)}.pdf`;
      return {
        send: (reply) => sendAttachment(reply, { filename, contentType: 'application/pdf', content }),
      };
    }),
  );

  async function find({ params: { id }, member }: HandOverCall) {
    const row = await findDeskClaim(parts.db, id, member);
    const page = row && (await readClaim(parts.db, id, member, 'shown'));
    return page && !(page instanceof Failure) ? { page: page.data, row } : null;
  }
}
