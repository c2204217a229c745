import { expect, test } from 'vitest';
import {
  addCounts,
  countPlaywright,
  countVitest,
  type PlaywrightReport,
  type VitestReport,
} from './test-counts.ts';

const vitestRun: VitestReport = {
  success: true,
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};

test.each<[string, Partial<VitestReport>, number, number]>([
  ['all passed', {}, 5, 0],
  ['two failed', { success: false, numFailedTests: 2 }, 5, 2],
  ['one is skipped', { numPendingTests: 1 }, 5, 1],
  ['one is only planned', { numTodoTests: 1 }, 5, 1],
  ['a file did not load', { success: false }, 5, 1],
  ['no test ran', { numPassedTests: 0 }, 0, 1],
])('counting the results of Vitest: %s', (_what, changes, passed, failed) => {
  expect(countVitest({ ...vitestRun, ...changes })).toEqual({ passed, failed });
});

const nothingElse = { unexpected: 0, flaky: 0, skipped: 0 };

test.each<[string, PlaywrightReport, number, number]>([
  ['all passed', { errors: [], stats: { ...nothingElse, expected: 3 } }, 3, 0],
  ['one failed', { errors: [], stats: { ...nothingElse, expected: 3, unexpected: 1 } }, 3, 1],
  ['one passed at the second try', { errors: [], stats: { ...nothingElse, expected: 3, flaky: 1 } }, 3, 1],
  ['one is skipped', { errors: [], stats: { ...nothingElse, expected: 3, skipped: 1 } }, 3, 1],
  ['the product did not start', { errors: ['no'], stats: { ...nothingElse, expected: 0 } }, 0, 1],
  ['no test ran', { errors: [], stats: { ...nothingElse, expected: 0 } }, 0, 1],
])('counting the results of Playwright: %s', (_what, report, passed, failed) => {
  expect(countPlaywright(report)).toEqual({ passed, failed });
});

test('the counts of the parts are added up', () => {
  const parts = [
    { passed: 2, failed: 1 },
    { passed: 3, failed: 0 },
  ];
  expect(addCounts(parts)).toEqual({ passed: 5, failed: 1 });
});
