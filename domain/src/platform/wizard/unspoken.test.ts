import { expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { checkWizard } from './answers.ts';
import type { Answer, Wizard } from './definition.ts';
import { nameField, requiredConsentField, yesNoField } from './fields.ts';
import { withoutUnspoken } from './unspoken.ts';

const wizard: Wizard = {
  formId: 'Sent',
  loader: { text: '', minimumMs: 0 },
  steps: [
    {
      id: 'all',
      title: '',
      fields: [
        nameField({ name: 'firstname', label: 'Nome', required: 'Serve' }),
        { ...yesNoField({ name: 'smoker', label: 'Fumi?' }), mayBeLeftOut: true },
        requiredConsentField({ name: 'privacy', label: 'Privacy', required: 'Serve il consenso' }),
      ],
    },
  ],
};

test.each<[string, Partial<Record<string, Answer>>, string[]]>([
  ['what must be answered is missed', {}, ['firstname']],
  ['what may be left out stops nobody, nor does a consent not spoken of', { firstname: 'Ada' }, []],
  ['null says as little', { firstname: 'Ada', smoker: null, privacy: null }, []],
  ['a consent that is refused is judged', { firstname: 'Ada', privacy: false }, ['privacy']],
  ['so is a wrong answer to what may be left out', { firstname: 'Ada', smoker: 'ogni tanto' }, ['smoker']],
])('of what arrives without our forms %s', (_, given, wrong) => {
  const { errors } = checkWizard(withoutUnspoken(wizard, given), given, isoDate('2026-11-15'));
  expect(Object.keys(errors)).toEqual(wrong);
});
