import { reportPdfPath } from '@riparo/domain/understand/checkup/paths.ts';
import { everybody } from '@riparo/domain/platform/call/access.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import * as z from 'zod';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { sendProblem } from '../../platform/http/problem-answers.ts';
import { serveFile } from '../../platform/http/serve-file.ts';

const paramsSchema = z.object({ id: z.uuid() });
// Each is drawn anew: somebody who reads a report needs it once or twice.
const rateLimit = { max: 60, windowSeconds: 600 };

/** The report as a file to keep, for whoever has its link. */
export function registerReportPdf(app: App, { makeDocument }: Pick<Dependencies, 'makeDocument'>): void {
  const report = { path: reportPdfPath(':id'), access: everybody, params: paramsSchema, rateLimit };
  serveFile(app, report, async ({ params, request, reply }) => {
    const file = await makeDocument({ document: 'checkup-report', id: params.id });
    if (!file) return sendProblem(request, reply, generalErrors['not-found']);
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `attachment; filename="${file.filename}"`)
      .type(file.contentType)
      .send(file.content);
  });
}
