import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest test files, in the order in which they begin; each starts processes or draws many documents. */
const longest = [
  'policies/killed.api.test.ts',
  'payments/killed.api.test.ts',
  'attacks/fuzzing.api.test.ts',
  'faults/faults.api.test.ts',
  'crowd/crowd.api.test.ts',
  'src/start.api.test.ts',
  'accounts/operations.api.test.ts',
  'payments/notices.api.test.ts',
  'payments/paying.api.test.ts',
  'database/embedded.test.ts',
  'documents/documents.test.ts',
  'drawing/draw-document.test.ts',
];

/** A long file that begins last keeps one core at work while the others have nothing left. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the runner's own order, not an array's
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((end) => moduleId.endsWith(end));
  return place < 0 ? longest.length : place;
}
