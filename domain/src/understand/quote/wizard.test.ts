import { describe, expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { PRIVACY_REQUIRED } from '../../platform/consent/texts.ts';
import { INVALID_EMAIL } from '../../platform/person/email.ts';
import { INVALID_PHONE } from '../../platform/person/phone.ts';
import { checkWizard } from '../../platform/wizard/answers.ts';
import { findQuotableProduct, GENERIC_PRODUCT } from './products.ts';
import { quoteRequestWizard } from './wizard.ts';

const today = isoDate('2026-11-15');
const wizard = quoteRequestWizard(GENERIC_PRODUCT);
const request = {
  firstname: 'Ada',
  lastname: "D'Angelo",
  email: 'ada@example.it',
  phone: '+393331234567',
  privacy: true,
  userProfiling: true,
  marketing: false,
};

describe('requesting a quote', () => {
  test('a request is complete with name, contacts and consents', () => {
    expect(checkWizard(wizard, request, today)).toEqual({ answers: request, errors: {} });
  });

  test('a request needs no answer about marketing', () => {
    const { marketing: _, ...silent } = request;
    expect(checkWizard(wizard, silent, today).errors).toEqual({});
    expect(checkWizard(wizard, { ...request, marketing: 'forse' }, today).errors).toEqual({
      marketing: 'Il valore inserito non è corretto',
    });
  });

  test.each([
    [{ email: 'ada' }, 'email', INVALID_EMAIL],
    [{ phone: '' }, 'phone', INVALID_PHONE],
    [{ privacy: false }, 'privacy', PRIVACY_REQUIRED],
    [
      { userProfiling: false },
      'userProfiling',
      'Per farti una proposta serve la conferma che sai dell’analisi delle tue risposte.',
    ],
  ])('a request with %j is refused', (wrong, field, message) => {
    expect(checkWizard(wizard, { ...request, ...wrong }, today).errors).toEqual({ [field]: message });
  });
});

test('the message for the missing consent is that of the specification', () => {
  expect(PRIVACY_REQUIRED).toBe('Abbiamo bisogno del consenso per il trattamento dei tuoi dati');
});

test('an unknown product is not in the catalogue', () => {
  expect(findQuotableProduct('pensione-integrativa')?.title).toBe('Pensione integrativa');
  expect(findQuotableProduct('toString')).toBeUndefined();
});
