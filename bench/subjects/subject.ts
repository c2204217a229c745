import type { Row } from '../results.ts';
import type { Stage } from '../stage/stage.ts';

/** A measurement: `npm run bench -- --only key` runs it alone. */
export type Subject = {
  readonly key: string;
  readonly name: string;
  measure(stage: Stage, routes?: readonly string[]): Promise<Row[]>;
};
