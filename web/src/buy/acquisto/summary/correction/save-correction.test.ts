import { dismissNotice, shownNotices } from '@riparo/ui/notices.ts';
import { afterEach, expect, test } from 'vitest';
import { answering, problem } from '../../../../../test/server.ts';
import type { OpenDeal } from '../../deal-place.ts';
import { CORRECTED, saveCorrection } from './save-correction.ts';

const deal = { uuid: 'a-deal', version: 3 } as OpenDeal;
const person = { firstname: 'Ada', email: 'ada@example.it' };
const save = (answers: Parameters<typeof saveCorrection>[1]) => saveCorrection(deal, answers, CORRECTED);
const notices = () => shownNotices().map(({ kind, text }) => `${kind}: ${text}`);

afterEach(() => {
  for (const { id } of shownNotices()) dismissNotice(id);
});

test('a correction is saved over the version shown, with a notice', async () => {
  const calls = answering({ body: { data: { uuid: 'a-deal', version: 4 } } });
  await expect(save(person)).resolves.toEqual({ kind: 'saved', deal: { uuid: 'a-deal', version: 4 } });
  expect(notices()).toEqual([`success: ${CORRECTED}`]);
  expect(calls).toMatchObject([{ body: { version: 3, buyer: { firstName: 'Ada' } } }]);
  expect(Object.keys(calls[0]?.body as object)).toEqual(['version', 'buyer']);
});

test('pet and consents are sent if they were asked, with the page that asked', async () => {
  const calls = answering({ body: { data: {} } });
  await save({ ...person, petName: 'Birba', marketing: true, 'suitability.need': 'yes' });
  expect(calls[0]?.body).toMatchObject({
    attributes: { petName: 'Birba' },
    suitability: { need: 'yes' },
    consents: { marketing: true },
    source: '/acquisto/pet',
  });
});

test.each([
  [
    'a correction of a deal changed elsewhere shows the stored version',
    problem(409, 'deal-changed'),
    { kind: 'stale' },
  ],
  [
    'a correction of a deal being paid leads to its progress',
    problem(409, 'deal-in-progress'),
    { kind: 'gone', place: '/ops/a-deal/deal-in-progress' },
  ],
  [
    'a correction of a missing deal leads to the page of expired links',
    problem(404, 'not-found'),
    { kind: 'gone', place: '/ops/a-deal/link-expired' },
  ],
  [
    'an invalid correction is reported at its field',
    problem(422, 'invalid', { city: 'Non c’è.' }),
    { kind: 'refused', message: 'Così non va.', fields: { city: 'Non c’è.' } },
  ],
  [
    'any other failure is shown with its message',
    problem(503, 'overloaded'),
    { kind: 'refused', message: 'Così non va.', fields: {} },
  ],
])('%s', async (_what, answer, outcome) => {
  answering(answer);
  await expect(save(person)).resolves.toEqual(outcome);
  expect(notices()).toHaveLength(outcome.kind === 'stale' ? 1 : 0);
});
