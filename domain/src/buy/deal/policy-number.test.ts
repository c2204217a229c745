import { expect, test } from 'vitest';
import { POLICY_NUMBER_REQUIRED, POLICY_NUMBER_UNREADABLE, policyNumberRule } from './policy-number.ts';

test.each([
  ['SCI-3F2A9C-88D01B', 'SCI-3F2A9C-88D01B'],
  ['sci 3f2a9c 88d01b', 'SCI-3F2A9C-88D01B'],
  [' sci3f2a9c88d01b.', 'SCI-3F2A9C-88D01B'],
  ['3f2a9c88', '3F2A9C88'],
  ['3F2A 9C88', '3F2A9C88'],
])('%s is a policy number', (typed, number) => {
  expect(policyNumberRule(typed)).toEqual({ ok: true, value: number });
});

test.each([
  ['', POLICY_NUMBER_REQUIRED],
  ['SCI-3F2A9C', POLICY_NUMBER_UNREADABLE],
  ['3F2A9C8', POLICY_NUMBER_UNREADABLE],
  ['3F2A9C8G', POLICY_NUMBER_UNREADABLE],
  ['polizza', POLICY_NUMBER_UNREADABLE],
])('«%s» is not a policy number', (typed, message) => {
  expect(policyNumberRule(typed)).toEqual({ ok: false, message });
});
