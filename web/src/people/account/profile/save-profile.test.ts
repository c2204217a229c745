import { expect, test } from 'vitest';
import { answering, problem } from '../../../../test/server.ts';
import { saveProfile } from './ProfileForm.tsx';

const answers = { firstName: 'Ada', lastName: 'Neri', birthDate: '1990-03-27', email: 'ada@example.it' };
const session = { authenticated: true, attributes: {}, profileVersion: 5 };

test('a profile is saved over the version that was seen', async () => {
  const calls = answering({ body: { session, emailToConfirm: null } });
  await expect(saveProfile(answers, 4)).resolves.toEqual({ outcome: 'saved', session, emailToConfirm: null });
  expect(calls[0]?.body).toMatchObject({ email: 'ada@example.it', profileVersion: 4 });
});

test('an earlier save is shown while the customer is signed in', async () => {
  answering(problem(409, 'ProfileChanged'), { body: session });
  await expect(saveProfile(answers, 4)).resolves.toEqual({ outcome: 'overtaken', session });
  answering(problem(409, 'ProfileChanged'), { body: { ...session, authenticated: false } });
  await expect(saveProfile(answers, 4)).resolves.toMatchObject({ outcome: 'refused' });
  answering(problem(409, 'ProfileChanged'), problem(503, 'overloaded'));
  await expect(saveProfile(answers, 4)).resolves.toMatchObject({ outcome: 'refused' });
});
