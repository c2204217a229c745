import { expect, test } from 'vitest';
import { COMPLAINT_RETENTION_YEARS, CONTRACT_RETENTION_YEARS } from '../retention/periods.ts';
import { DELETED_WITH_ACCOUNT, RETAINED_AFTER_DELETION } from './deletion.ts';

test.each(['report', 'preventivi', 'chiamata', 'consensi', 'mai pagati', 'sinistro iniziate e mai inviate'])(
  'deleting an account explains what happens to: %s',
  (what) => {
    expect(DELETED_WITH_ACCOUNT.join('\n')).toContain(what);
  },
);

test('deleting an account explains that contracts, claims and complaints are retained, and how long', () => {
  expect(RETAINED_AFTER_DELETION).toContain(
    `i sinistri denunciati: per ${CONTRACT_RETENTION_YEARS} anni dalla fine del contratto`,
  );
  expect(RETAINED_AFTER_DELETION).toContain(`I reclami restano per ${COMPLAINT_RETENTION_YEARS} anni`);
});
