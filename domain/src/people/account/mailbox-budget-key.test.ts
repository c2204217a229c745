import { expect, test } from 'vitest';
import { emailKey } from '../../platform/person/email-key.ts';
import { mailboxBudgetKey } from './mailbox-budget-key.ts';

test.each([
  ['ada@example.it', 'ada@example.it'],
  [' Ada@EXAMPLE.it ', 'ada@example.it'],
  ['ada+casa@example.it', 'ada@example.it'],
  ['ada+casa+mare@example.it', 'ada@example.it'],
  ['ada+@example.it', 'ada@example.it'],
  ['+ada@example.it', '+ada@example.it'],
  ['ada@CITTÀ.it', 'ada@xn--citt-3na.it'],
  ['a.da@example.it', 'a.da@example.it'],
  ['a.d.a@gmail.com', 'ada@gmail.com'],
  ['A.Da+Casa.Mare@GMail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['a.da@gmail.com.example.it', 'a.da@gmail.com.example.it'],
  ['ada', 'ada'],
])('%s counts as the mailbox %s', (email, key) => {
  expect(mailboxBudgetKey(email)).toBe(key);
  expect(mailboxBudgetKey(key)).toBe(key);
});

test('an address with a tag or other dots still belongs to its own account', () => {
  expect(emailKey('a.da+casa@gmail.com')).not.toBe(emailKey('ada@gmail.com'));
});
