import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { build } from 'vite';
import { projectFolder } from '../../commands/running/run.ts';
import { BUDGET_KB, READING_BUDGET_KB } from '@riparo/domain/site/script-budgets.ts';
import { compressedKb, publicPages } from '../stage/public-pages.ts';
import type { Subject } from './subject.ts';

/** What the first screen of each public route loads as JavaScript, and together with its page. */
export const pageWeight: Subject = {
  key: 'page-weight',
  name: 'JavaScript of each public route beside React alone',
  async measure() {
    const reactKb = await reactAloneKb();
    const pages = await publicPages();
    return Promise.all(
      pages.map(async ({ address, file, scripts, isForReading }) => {
        const budgetKb = isForReading ? READING_BUDGET_KB : BUDGET_KB;
        const scriptKb = await compressedKb(scripts);
        const pageKb = await compressedKb([file]);
        return {
          what: address,
          figure: `${scriptKb.toFixed(1)} kB, with its page ${(scriptKb + pageKb).toFixed(1)} kB`,
          floor: `${reactKb.toFixed(1)} kB`,
          ratio: scriptKb / reactKb,
          goal: `≤ ${budgetKb} kB`,
          met: scriptKb <= budgetKb,
        };
      }),
    );
  },
};

const entry = 'virtual:react-alone';

/** The least that a page of React loads: one paragraph, hydrated. */
async function reactAloneKb(): Promise<number> {
  const code = `import { createElement } from 'react';
    import { hydrateRoot } from 'react-dom/client';
    hydrateRoot(document.body, createElement('p', null, 'Riparo'));`;
  const built = await build({
    root: join(projectFolder, 'web'),
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: 'react-alone',
        resolveId: (id) => (id === entry ? join(projectFolder, 'web', 'react-alone.js') : null),
        load: (id) => (id.endsWith('react-alone.js') ? code : null),
      },
    ],
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const chunks = outputs.flatMap((each) => (each.type === 'chunk' ? [each.code] : []));
  return chunks.reduce((sum, chunk) => sum + brotliCompressSync(chunk).length, 0) / 1000;
}
