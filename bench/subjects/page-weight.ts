import { brotliCompressSync } from 'node:zlib';
import { BUDGET_KB, READING_BUDGET_KB } from '@riparo/domain/platform/site/script-budgets.ts';
import { compressedKb, publicPages } from '../stage/public-pages.ts';
import { buildReactAlone } from '../stage/react-alone.ts';
import type { Subject } from './subject.ts';

/** The JavaScript of each public route's first screen, alone and together with its page. */
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

/** The minimum of a React page: one paragraph, hydrated. */
const paragraph = `import { createElement } from 'react';
  import { hydrateRoot } from 'react-dom/client';
  hydrateRoot(document.body, createElement('p', null, 'Riparo'));`;

const reactAloneKb = async () => brotliCompressSync(await buildReactAlone(paragraph)).length / 1000;
