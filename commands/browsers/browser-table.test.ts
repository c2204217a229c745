import { expect, test } from 'vitest';
import { browserTable, type EngineReport, withTable } from './browser-table.ts';

const told = (projectName: string, browser: string, status: 'expected' | 'unexpected') => ({
  projectName,
  status,
  annotations: [{ type: 'browser', description: browser }],
  results: [{ duration: 4_200 }],
});

const report: EngineReport = {
  suites: [
    {
      suites: [],
      specs: [
        {
          title: 'pension estimate',
          tests: [
            told('firefox', 'Firefox 153.7.0', 'expected'),
            told('webkit', 'WebKitGTK 2.50.6', 'expected'),
          ],
        },
        { title: 'ski policy', tests: [told('firefox', 'Firefox 153.7.0', 'unexpected')] },
      ],
    },
  ],
};
const noon = new Date('2026-11-16T12:00:00Z');

test('every flow has a row, every browser a column with the version that it told', () => {
  expect(browserTable(report, noon)).toBe(
    [
      'Tried on 2026-11-16.',
      '',
      '| flow             | Firefox 153.7.0 | WebKitGTK 2.50.6 |',
      '| ---------------- | --------------- | ---------------- |',
      '| pension estimate | works (4 s)     | works (4 s)      |',
      '| ski policy       | fails           | not tried        |',
    ].join('\n'),
  );
});

test('what was written around the table stays', () => {
  const page =
    'Before\n<!-- table: npm run generate -- browsers -->\nold\n<!-- end of the table -->\nAfter\n';
  const renewed = withTable(page, report, noon);
  expect(renewed).toMatch(/^Before\n/);
  expect(renewed).toMatch(/\nAfter\n$/);
  expect(renewed).not.toContain('old');
  expect(withTable(renewed, report, noon)).toBe(renewed);
});

test('a page without its marks is left alone', () => {
  expect(() => withTable('Something else', report, noon)).toThrow('marks');
});
