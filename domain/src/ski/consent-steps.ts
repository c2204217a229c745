import type { Answers, ConsentField, FieldErrors, Step } from '../wizard/definition.ts';
import {
  choiceField,
  optionalConsentField,
  optionalTextField,
  requiredConsentField,
} from '../wizard/fields.ts';
import { SKI_CONSENTS, type SkiConsent } from './consents.ts';
import { skiMessages } from './messages.ts';
import { checkSuitability, suitabilityQuestions } from './suitability.ts';

const consent = (name: SkiConsent, document?: ConsentField['document']): ConsentField => {
  const { text, isRequired } = SKI_CONSENTS[name];
  const field = { name: `consents.${name}`, label: text, ...(document ? { document } : {}) };
  return isRequired
    ? requiredConsentField({ ...field, required: skiMessages.SKI_insurance_consent_required })
    : optionalConsentField(field);
};

export const suitabilityField = (id: string) => `suitability.${id}`;

/** The answers to the questionnaire, by question. */
export const suitabilityIn = (answers: Partial<Answers>) =>
  Object.fromEntries(
    suitabilityQuestions.flatMap(({ id }) => {
      const answer = answers[suitabilityField(id)];
      return typeof answer === 'string' ? [[id, answer]] : [];
    }),
  );

const unsuitable = (answers: Answers): FieldErrors =>
  Object.fromEntries(
    Object.entries(checkSuitability(suitabilityIn(answers))).map(([id, message]) => [
      suitabilityField(id),
      message,
    ]),
  );

/** Whether the policy is of use, and what else somebody likes to allow. */
export const suitabilityStep: Step = {
  id: 'adeguatezza',
  title: 'È la polizza giusta?',
  lead: 'La legge ci chiede di verificarlo con te prima di venderla.',
  fields: [
    ...suitabilityQuestions.map(({ id, question, options }) =>
      choiceField({ name: suitabilityField(id), label: question, options }),
    ),
    consent('marketingChecked'),
    consent('profilingChecked'),
    consent('geolocationChecked'),
  ],
  check: unsuitable,
};

/** What must be agreed to, and the promo code. */
export const contractStep: Step = {
  id: 'consensi',
  title: 'I consensi, poi il pagamento',
  lead: 'I documenti si aprono in una nuova scheda: quello che hai scritto resta qui.',
  fields: [
    consent('privacyChecked', { label: 'Leggi l’informativa privacy', href: '/privacy' }),
    consent('digitalContractChecked'),
    consent('preContractChecked'),
    optionalTextField({
      name: 'promoCode',
      label: 'Codice promozionale (facoltativo)',
      typing: 'capitals',
      longest: 60,
    }),
  ],
  continueLabel: 'Vai al pagamento',
};
