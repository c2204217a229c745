import { CHANGEABLE_TEXTS, CONSENT_TEXTS } from '@riparo/domain/platform/consent/texts.ts';
import type { FormSubmission } from '@riparo/domain/platform/call/form-calls.ts';

type FieldValue = string | number | boolean | readonly string[] | null | undefined;

export type FilledForm = {
  answers: Readonly<Record<string, FieldValue>>;
  page: { uri: string; name: string };
  consents: { privacy: boolean; userProfiling: boolean; marketing: boolean };
  subscriptions: { marketing: number; userProfiling: number };
};

// Consents, not answers: they are sent separately with their texts.
const consentNames = new Set(['privacy', 'marketing', 'userProfiling']);

export function toFormSubmission({ answers, page, consents, subscriptions }: FilledForm): FormSubmission {
  const communication = (kind: 'marketing' | 'userProfiling') => ({
    value: consents[kind],
    subscriptionTypeId: subscriptions[kind],
    text: CHANGEABLE_TEXTS[kind],
  });
  return {
    fields: Object.entries(answers)
      .filter(([name]) => !consentNames.has(name))
      .flatMap(([name, value]) => valuesOf(value).map((one) => ({ name, value: one }))),
    context: { pageUri: page.uri, pageName: page.name },
    legalConsentOptions: {
      consent: {
        consentToProcess: consents.privacy,
        text: CONSENT_TEXTS.privacy,
        communications: [communication('marketing'), communication('userProfiling')],
      },
    },
  };
}

function valuesOf(value: FieldValue): string[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}
