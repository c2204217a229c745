import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../running/command.ts';
import { factsPage } from '../said/facts-page.ts';
import { projectFolder, run } from '../running/run.ts';
import { saidInDocuments } from '../said/documents.ts';
import { saidInMails } from '../said/mails.ts';
import { saidOnPages } from '../said/pages.ts';

const page = join(projectFolder, 'docs', 'facts.md');

await runCommand(async () => {
  await writeFile(
    page,
    factsPage({ pages: await saidOnPages(), mails: saidInMails(), documents: saidInDocuments() }),
  );
  await run('oxfmt', [page], { isQuiet: true });
});
