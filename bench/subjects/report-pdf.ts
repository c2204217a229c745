import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { readAnswers } from '@riparo/domain/understand/checkup/read-answers.ts';
import { writeReport } from '@riparo/domain/understand/checkup/report.ts';
import { checkupReportDocument } from '../../server/src/understand/checkups/report-document.ts';
import { openDocuments } from '../../server/src/platform/drawing/documents.ts';
import { drawDocument } from '../../server/src/platform/drawing/drawing/draw-document.ts';
import { checkupRequest } from '../../server/test/checkup-answers.ts';
import type { Row } from '../results.ts';
import type { Subject } from './subject.ts';

const seconds = 4;
const atOnce = 4;
const maxWorkMs = 150;
const mostDelayMs = 50;

/** The report of the checkup as PDF: how many per second, and the effect on other visitors. */
export const reportPdf: Subject = {
  key: 'report-pdf',
  name: 'PDF of a checkup report beside the same drawn on one thread alone',
  async measure() {
    const content = sampleContent();
    const documents = openDocuments();
    const start = performance.now();
    await documents.render(content);
    const firstMs = performance.now() - start;
    await drawnIn(1, () => documents.render(content));

    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const ours = await drawnIn(seconds, () => documents.render(content));
    delay.disable();
    await documents.close();
    const delayMs = delay.percentile(99) / 1e6;

    await drawnIn(1, () => drawDocument(content), 1);
    const before = process.threadCpuUsage();
    const floor = await drawnIn(seconds, () => drawDocument(content), 1);
    const { user, system } = process.threadCpuUsage(before);
    const workMs = (user + system) / 1000 / floor.count;
    return rowsOf({ ours: ours.perSecond, floor: floor.perSecond, firstMs, delayMs, workMs });
  },
};

const each = (value: number) => `${value.toFixed(1)} /s`;

type Measured = { ours: number; floor: number; firstMs: number; delayMs: number; workMs: number };

function rowsOf({ ours, floor, firstMs, delayMs, workMs }: Measured): Row[] {
  return [
    { what: 'reports each second', figure: each(ours), floor: each(floor), ratio: ours / floor },
    {
      what: 'work for a report',
      figure: `${workMs.toFixed(0)} ms`,
      goal: `≤ ${maxWorkMs} ms`,
      met: workMs <= maxWorkMs,
    },
    {
      what: 'delay of the event loop meanwhile, p99',
      figure: `${delayMs.toFixed(1)} ms`,
      goal: `≤ ${mostDelayMs} ms`,
      met: delayMs <= mostDelayMs,
    },
    { what: 'first report, with the start of its thread', figure: `${firstMs.toFixed(0)} ms` },
  ];
}

async function drawnIn(limitSeconds: number, draw: () => Promise<unknown>, lanes = atOnce) {
  const start = performance.now();
  const end = start + limitSeconds * 1000;
  let count = 0;
  const drawAgainAndAgain = async () => {
    while (performance.now() < end) {
      await draw();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, drawAgainAndAgain));
  return { count, perSecond: (count / (performance.now() - start)) * 1000 };
}

function sampleContent() {
  const today = isoDate('2026-11-15');
  const read = readAnswers('checkup', checkupRequest(), today);
  if ('errors' in read) throw new Error('the sample answers are not valid any more');
  return checkupReportDocument(
    { id: '7f7c1a1e-5c1a-4a50-9b7e-0d5e6a1f2b3c', ...writeReport(read.answers, today) },
    { createdAt: new Date('2026-11-15T10:00:00Z'), siteUrl: new URL('https://www.riparo.example') },
  );
}
