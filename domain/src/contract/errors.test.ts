import { expect, test } from 'vitest';
import { accountErrors } from '../account/errors.ts';
import { passkeyErrors } from '../account/passkey-errors.ts';
import { personErrors } from '../person/errors.ts';
import { consentErrors } from '../consent/errors.ts';
import { dealErrors } from '../deal/errors.ts';
import { plateErrors } from '../deal/plate-errors.ts';
import { renewalErrors } from '../deal/renewal-errors.ts';
import { withdrawalErrors } from '../deal/withdrawal-errors.ts';
import { paymentErrors } from '../payment/errors.ts';
import { skiErrors } from '../products/ski/errors.ts';
import { signatureErrors } from '../signature/errors.ts';
import { connectionErrors } from '../call/connection-errors.ts';
import { generalErrors } from '../call/problem.ts';

const answered = [
  accountErrors,
  passkeyErrors,
  personErrors,
  consentErrors,
  dealErrors,
  generalErrors,
  paymentErrors,
  plateErrors,
  renewalErrors,
  signatureErrors,
  skiErrors,
  withdrawalErrors,
].flatMap((errors) => Object.values(errors));

test.each(answered)('$code has a status that says whose turn it is, and words', ({ status, message }) => {
  expect([400, 401, 403, 404, 405, 409, 410, 412, 413, 415, 422, 423, 429, 500, 502, 503, 504]).toContain(
    status,
  );
  expect(message).toMatch(/\S/);
});

test('what never reached the server has no status of HTTP', () => {
  expect(Object.values(connectionErrors).map(({ status }) => status)).toEqual([0, 0]);
});
