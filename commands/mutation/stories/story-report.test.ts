import { expect, test } from 'vitest';
import { toldIn } from './story-report.ts';

const passed = { status: 'passed', duration: 400, attachments: [] };
const failed = { status: 'timedOut', duration: 900, attachments: [] };

test('a story is told by its file and its whole title, with how it ended', () => {
  const opens = {
    file: 'opens.spec.ts',
    title: 'on a phone',
    tests: [{ projectName: 'phone a#1', results: [failed] }],
  };
  const suites = [
    { title: 'opens.spec.ts', specs: [], suites: [{ title: 'the site opens', specs: [opens] }] },
  ];
  expect(toldIn({ suites })).toEqual([
    {
      story: { file: 'opens.spec.ts', title: 'the site opens on a phone' },
      project: 'phone a#1',
      hasFailed: true,
      durationMs: 900,
      reached: [],
    },
  ]);
});

test('what a story came by is read from what it attached', () => {
  const body = Buffer.from(JSON.stringify(['a#1', 'b#0'])).toString('base64');
  const result = { ...passed, attachments: [{ name: 'reached', body }] };
  const spec = { file: 'a.spec.ts', title: 'a', tests: [{ projectName: 'phone', results: [result] }] };
  expect(toldIn({ suites: [{ title: 'a.spec.ts', specs: [spec] }] })).toMatchObject([
    { hasFailed: false, reached: ['a#1', 'b#0'] },
  ]);
});

test('a story that failed once and then passed has passed', () => {
  const spec = {
    file: 'a.spec.ts',
    title: 'a',
    tests: [{ projectName: 'phone', results: [failed, passed] }],
  };
  expect(toldIn({ suites: [{ title: 'a.spec.ts', specs: [spec] }] })).toMatchObject([{ hasFailed: false }]);
});

test('a story that was only listed has not passed', () => {
  const spec = { file: 'a.spec.ts', title: 'a', tests: [{ projectName: 'phone', results: [] }] };
  expect(toldIn({ suites: [{ title: 'a.spec.ts', specs: [spec] }] })).toMatchObject([{ hasFailed: true }]);
});
