import { expect, test } from 'vitest';
import { readPerson, readReport } from './report-hand-over.ts';

test.each([
  [{ report: { id: 'one' } }, { id: 'one' }],
  [{ report: { id: 'two' } }, null],
  [{ report: null }, null],
  [{ report: 'one' }, null],
  [null, null],
  ['one', null],
])('from %j the report is read as %j', (state, report) => {
  expect(readReport(state, 'one')).toEqual(report);
});

test.each([
  [{ person: { firstname: 'Ada' } }, { firstname: 'Ada' }],
  [{ person: null }, {}],
  [{ person: 'Ada' }, {}],
  [null, {}],
  ['Ada', {}],
])('from %j the person is read as %j', (state, person) => {
  expect(readPerson(state)).toEqual(person);
});
