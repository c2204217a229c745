import { expect, test } from 'vitest';
import { personalTracesIn } from './traces.ts';

test.each([
  ['{"msg":"no answer from ada@example.org"}', ['an e-mail address']],
  ['{"msg":"DNGDAA90C67H501E is taken"}', ['a tax code']],
  ['{"msg":"with omocodia: DNGDAA9LC67HRLME"}', ['a tax code']],
  ['{"phone":"+393331234567"}', ['a phone number']],
  ['{"phone":"+39 333-1234567"}', ['a phone number']],
  ['{"phone":"3331234567"}', ['a phone number']],
  ['{"code":"482913"}', ['a code']],
  ['{"body":{"password":"Segreta1"}}', ['a password']],
])('the line %s contains %j', (text, found) => {
  expect(personalTracesIn(text, ['Segreta1'])).toEqual(found);
});

test.each([
  '{"level":"info","time":"2026-11-15T10:00:00.123Z","route":"/api/v1/deal/:uuid","status":200,"ms":123456}',
  '{"reqId":"482913ab-1234-4567-8910-123456789012"}',
  '{"stack":"at run (file:///app/node_modules/@fastify/cookie/plugin.js:123456:12)"}',
  '{"query":"select $1 from deal limit 500"}',
])('the line %s contains no personal data', (text) => {
  expect(personalTracesIn(text, ['Segreta1'])).toEqual([]);
});

test('one leaked password out of several is enough to be reported', () => {
  expect(personalTracesIn('{"password":"Segreta1"}', ['Altra222', 'Segreta1'])).toEqual(['a password']);
});
