import { expect, test } from 'vitest';
import { notePasswordsIn, takeLeaks, watchProblem } from './privacy.ts';
import { testLog } from './test-log.ts';

test('personal data written into a log or a problem is reported, once', () => {
  notePasswordsIn({ email: 'ada@example.it', newPassword: 'Segreta1' });
  const { log } = testLog();
  log.info({ status: 200, ms: 12 }, 'answered');
  log.warn({ email: 'ada@example.it' }, 'a mail was refused');
  log.warn({ headers: { cookie: 'riparo_session=abc' } }, 'a header is odd');
  watchProblem('/api/v1/auth/sign-in', '{"message":"Segreta1 non è corretta"}');
  watchProblem('/api/v1/auth/sign-in', '{"message":"Scrivi ad assistenza@riparo.example"}');
  expect(takeLeaks()).toEqual([
    expect.stringContaining('a line of the log holds an e-mail address'),
    expect.stringContaining('a line of the log holds a session'),
    expect.stringContaining('a problem of /api/v1/auth/sign-in holds a password'),
  ]);
  expect(takeLeaks()).toEqual([]);
});
