import { runChosen } from './running/run-chosen.ts';

/** `npm run generate -- NAME`: creates committed files that a program writes, and the bill of materials. */
await runChosen('generate', {
  browsers: () => import('./generate/browsers.ts'),
  facts: () => import('./generate/facts.ts'),
  pictures: () => import('./generate/pictures.ts'),
  sbom: () => import('./generate/sbom.ts'),
});
