export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly isSkipped?: true;
};

export type VitestReport = {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
};

export type PlaywrightReport = {
  readonly errors: readonly unknown[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
};

export const onePassed: Counts = { passed: 1, failed: 0 };
export const oneFailed: Counts = { passed: 0, failed: 1 };

/** A part this machine cannot run: skipped locally, and a failure in CI, where it would go unnoticed. */
export function skippedBecause(italianReason: string): Counts {
  console.log(`${italianReason} Queste prove restano fuori.`);
  return process.env['CI'] === 'true' ? oneFailed : { passed: 0, failed: 0, isSkipped: true };
}

/**
 * A skipped test counts as failed: it guards nothing, and a forgotten `only` skips all the others in its
 * file.
 */
export function countVitest(report: VitestReport): Counts {
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  return ranSomething({ passed: report.numPassedTests, failed }, report.success);
}

/** A flaky test passed on its second try: that is a race, not a success. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return ranSomething({ passed: stats.expected, failed }, errors.length === 0);
}

export function addCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * A file that does not load reports no failed test, and a part without tests proves nothing: both count as
 * one failure.
 */
function ranSomething({ passed, failed }: Counts, succeeded: boolean): Counts {
  const isBroken = failed === 0 && (!succeeded || passed === 0);
  return { passed, failed: isBroken ? 1 : failed };
}
