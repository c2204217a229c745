import { carryAnswersCall } from '@riparo/domain/contract/carried-answers-calls.ts';
import { requestSchema } from '@riparo/domain/contract/question-schemas.ts';
import { optionalTextField } from '@riparo/domain/wizard/fields.ts';
import { expect, test } from 'vitest';
import { callLine } from '../../../test/call-line.ts';
import { everyCall } from '../../../test/every-call.ts';

test('the approved list says who may make each call, how long the browser waits and what it may be refused with', async () => {
  const lines = (await everyCall()).map(callLine).toSorted();
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('calls.txt');
});

test.each([
  [150, true],
  [151, false],
])('%i answers are carried to another device: %s', (count, isTaken) => {
  const answers = Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, 'sì']));
  const sent = { formId: 'checkup', answers };
  expect(carryAnswersCall.body.safeParse(sent).success).toBe(isTaken);
});

test.each([
  [200, true],
  [201, false],
])('%i characters answer a question that says no limit of its own: %s', (length, isTaken) => {
  const schema = requestSchema([optionalTextField({ name: 'note', label: 'Nota' })], {});
  expect(schema.safeParse({ note: 'n'.repeat(length) }).success).toBe(isTaken);
});
