import { expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { checkWizard } from './answers.ts';
import type { Answer, Wizard } from './definition.ts';
import { nameField, requiredConsentField, yesNoField } from './fields.ts';
import { withoutMissingOptional } from './unspoken.ts';

const wizard: Wizard = {
  formId: 'Sent',
  loader: { text: '', minimumMs: 0 },
  steps: [
    {
      id: 'all',
      title: '',
      fields: [
        nameField({ name: 'firstname', label: 'Nome', required: 'Serve' }),
        { ...yesNoField({ name: 'smoker', label: 'Fumi?' }), isOptionalInApi: true },
        requiredConsentField({ name: 'privacy', label: 'Privacy', required: 'Serve il consenso' }),
      ],
    },
  ],
};

test.each<[string, Partial<Record<string, Answer>>, string[]]>([
  ['a required answer is missing', {}, ['firstname']],
  ['an optional answer or a consent may be missing', { firstname: 'Ada' }, []],
  ['null counts as missing', { firstname: 'Ada', smoker: null, privacy: null }, []],
  ['a refused consent is checked', { firstname: 'Ada', privacy: false }, ['privacy']],
  ['an invalid optional answer is reported', { firstname: 'Ada', smoker: 'ogni tanto' }, ['smoker']],
])('checking a submission from outside our forms: %s', (_, given, wrong) => {
  const { errors } = checkWizard(withoutMissingOptional(wizard, given), given, isoDate('2026-11-15'));
  expect(Object.keys(errors)).toEqual(wrong);
});
