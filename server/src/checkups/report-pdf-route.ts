import { reportPdfPath } from '@riparo/domain/checkup/paths.ts';
import { generalErrors } from '@riparo/domain/contract/problem.ts';
import * as z from 'zod/mini';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { sendProblem } from '../http/problem-answers.ts';

const paramsSchema = z.object({ id: z.uuid() });
// Each is drawn anew: somebody who reads a report needs it once or twice.
const rateLimit = { max: 60, windowSeconds: 600 };

/** The report as a file to keep, for who has its link. */
export function registerReportPdf(app: App, { makeDocument }: Pick<Dependencies, 'makeDocument'>): void {
  const options = { schema: { params: paramsSchema, hide: true }, config: { rateLimit } };
  app.get(reportPdfPath(':id'), options, async (request, reply) => {
    const { id } = request.params as z.output<typeof paramsSchema>;
    const file = await makeDocument({ document: 'checkup-report', id });
    if (!file) return sendProblem(request, reply, generalErrors['not-found']);
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `attachment; filename="${file.filename}"`)
      .type(file.contentType)
      .send(file.content);
  });
}
