import { parseArgs } from 'node:util';
import { buildSite } from '../commands/site/build-site.ts';
import { runCommand } from '../commands/running/command.ts';
import { isSiteFresh } from '../commands/site/freshness.ts';
import { writeFigures } from './figures.ts';
import { inSeconds } from '../commands/running/progress.ts';
import { projectFolder } from '../commands/running/run.ts';
import { StartFailure } from '../server/src/platform/settings/start-failure.ts';
import { sendVisitorsHome } from './load/apply-load.ts';
import { table } from './render-figures.ts';
import { writeResult } from './results.ts';
import { openStage, type Stage } from './stage/stage.ts';
import { deskAtWork } from './subjects/desk-at-work.ts';
import { deskBoard } from './subjects/desk-board.ts';
import { deskExport } from './subjects/desk-export.ts';
import { deskDeal } from './subjects/desk-deal.ts';
import { deskList } from './subjects/desk-list.ts';
import { deskFigures } from './subjects/desk-figures.ts';
import { deskPayments } from './subjects/desk-payments.ts';
import { deskLive } from './subjects/desk-live.ts';
import { deskQueue } from './subjects/desk-queue.ts';
import { deskSearch } from './subjects/desk-search.ts';
import { deskTaking } from './subjects/desk-taking.ts';
import { deskTelling } from './subjects/desk-telling.ts';
import { logByMonth } from './subjects/log-months.ts';
import { memory } from './subjects/memory.ts';
import { migrations } from './subjects/migrations.ts';
import { millionDeals } from './subjects/million-deals.ts';
import { pageExperience, pageExperienceHttp2 } from './subjects/page-experience.ts';
import { pageWeight } from './subjects/page-weight.ts';
import { reportPdf } from './subjects/report-pdf.ts';
import { checkupSubmission, citySearch, dealById, quoteCreation } from './subjects/routes.ts';
import { signIn } from './subjects/sign-in.ts';
import { coldAndWarmStart } from './subjects/start.ts';
import { photosOnSlow4G } from './subjects/photos-on-slow-4g.ts';
import { staticPage } from './subjects/static-page.ts';
import type { Subject } from './subjects/subject.ts';
import { whatGrows } from './subjects/what-grows.ts';
import { uploads } from './subjects/uploads.ts';

const subjects: readonly Subject[] = [
  staticPage,
  dealById,
  quoteCreation,
  checkupSubmission,
  citySearch,
  millionDeals,
  migrations,
  deskQueue,
  deskBoard,
  deskDeal,
  deskList,
  deskExport,
  deskSearch,
  deskLive,
  deskTaking,
  deskTelling,
  deskAtWork,
  deskFigures,
  deskPayments,
  logByMonth,
  whatGrows,
  signIn,
  reportPdf,
  uploads,
  photosOnSlow4G,
  coldAndWarmStart,
  memory,
  pageWeight,
  pageExperience,
  pageExperienceHttp2,
];

/**
 * Measures everything, or with `--only` one subject, prints each table and stores it. `--routes
 * /customer,/firma` measures the pages whose address begins so, and only prints. `--figures` measures nothing
 * and writes the stored results to docs/figures.md.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      routes: { type: 'string' },
      figures: { type: 'boolean', default: false },
    },
  });
  if (values.figures) return writeFigures();
  const chosen = chosenBy(values.only);
  if (!(await isSiteFresh(projectFolder))) await buildSite({ isQuiet: true });
  const stage = await openStage();
  const leave = () => void stage.close().finally(() => process.exit(1));
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    for (const subject of chosen) await measureAndTell(subject, stage, values.routes?.split(','));
  } finally {
    sendVisitorsHome();
    await stage.close();
  }
});

/** A subject that fails does not stop the others. */
async function measureAndTell(
  { name, measure }: Subject,
  stage: Stage,
  routes: readonly string[] | undefined,
): Promise<void> {
  const start = performance.now();
  try {
    const rows = await measure(stage, routes);
    // A partial table must not replace the complete one.
    if (!routes) await writeResult(name, rows);
    console.log(`\n${name} (${inSeconds(performance.now() - start)})\n\n${table(rows)}`);
  } catch (error) {
    console.error(`\n${name} (${inSeconds(performance.now() - start)})\n`, error);
    process.exitCode = 1;
  }
}

function chosenBy(keys: readonly string[] | undefined): readonly Subject[] {
  const unknown = keys?.find((key) => !subjects.some((subject) => subject.key === key));
  if (unknown !== undefined)
    throw new StartFailure(
      `Non c’è una misura «${unknown}»: ci sono ${subjects.map(({ key }) => key).join(', ')}.`,
    );
  return keys ? subjects.filter(({ key }) => keys.includes(key)) : subjects;
}
