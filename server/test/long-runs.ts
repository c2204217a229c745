/** True in `npm run test:all`, which tries everything; `npm test` tries one example of each kind. */
export const isLongRun = process.env['LONG_RUN'] === 'true';

/** Every step in the long run, otherwise the last one, which comes after all the others. */
export const stepsToTry = <Step>(steps: readonly Step[]): readonly Step[] =>
  isLongRun ? steps : steps.slice(-1);
