import type { Row } from '../results.ts';
import type { Stage } from '../stage/stage.ts';

/** Something that is measured: `npm run bench -- --only key` runs it alone. */
export type Subject = {
  readonly key: string;
  readonly name: string;
  measure(stage: Stage): Promise<Row[]>;
};
