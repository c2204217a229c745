import { expect, test } from 'vitest';
import { toFormSubmission } from './form-submission.ts';

test('a filled form becomes pairs of names and values, with consents apart', () => {
  const submission = toFormSubmission({
    answers: {
      firstname: 'Ada',
      interests: ['casa', 'viaggi'],
      duration: 20,
      smoker: false,
      nickname: null,
      company: undefined,
      privacy: true,
      marketing: true,
      userProfiling: true,
    },
    page: { uri: 'https://www.riparo.example/preventivo/casa', name: 'Casa' },
    consents: { privacy: true, userProfiling: true, marketing: false },
    subscriptions: { marketing: 11, userProfiling: 12 },
  });
  expect(submission.fields).toEqual([
    { name: 'firstname', value: 'Ada' },
    { name: 'interests', value: 'casa' },
    { name: 'interests', value: 'viaggi' },
    { name: 'duration', value: '20' },
    { name: 'smoker', value: 'false' },
  ]);
  expect(submission.context).toEqual({
    pageUri: 'https://www.riparo.example/preventivo/casa',
    pageName: 'Casa',
  });
  expect(submission.legalConsentOptions?.consent).toMatchObject({
    consentToProcess: true,
    communications: [
      { value: false, subscriptionTypeId: 11 },
      { value: true, subscriptionTypeId: 12 },
    ],
  });
});
