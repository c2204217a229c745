import { suitabilityFields } from '../../suitability/fields.ts';
import type {
  Answers,
  ConsentDocument,
  ConsentField,
  FieldErrors,
  Step,
} from '../../../platform/wizard/definition.ts';
import {
  optionalConsentField,
  optionalTextField,
  requiredConsentField,
} from '../../../platform/wizard/fields.ts';
import { requiredMessage, SKI_CONSENTS, type SkiConsent } from './consents.ts';
import { documentOf, insurerKinds, type PrecontractKind } from '../../documents/precontract-documents.ts';
import { promoCodeIn } from './answers.ts';
import { choiceIn } from './choice-answers.ts';
import { skiMessages } from './messages.ts';
import { promoEffect } from './price.ts';
import { ski } from './product.ts';
import { suitability } from './suitability.ts';

const consent = (name: SkiConsent, ...documents: readonly ConsentDocument[]): ConsentField => {
  const { text, isRequired } = SKI_CONSENTS[name];
  const field = { name: `consents.${name}`, label: text, ...(documents.length > 0 ? { documents } : {}) };
  return isRequired
    ? requiredConsentField({ ...field, required: requiredMessage(name) })
    : optionalConsentField(field);
};

/** Whether the policy suits the buyer, and the optional consents. */
export const suitabilityStep: Step = {
  id: 'adeguatezza',
  title: 'È la polizza giusta?',
  lead: 'La legge ci chiede di verificarlo con te prima di venderla.',
  fields: [
    ...suitabilityFields(suitability),
    consent('marketingChecked'),
    consent('profilingChecked'),
    consent('geolocationChecked'),
  ],
};

const toRead = (kind: PrecontractKind): ConsentDocument => {
  const { title, path } = documentOf(ski, kind);
  return { label: title, href: path };
};

const promoMessages = {
  unknown: skiMessages.SKI_promo_unknown,
  'season-only': skiMessages.SKI_promo_season_only,
} as const;

/** A typed code raises the expectation of a discount: one without effect must be reported before payment. */
const promoProblem = (answers: Answers): FieldErrors => {
  const effect = promoEffect(promoCodeIn(answers), choiceIn(answers));
  return effect === 'unknown' || effect === 'season-only' ? { promoCode: promoMessages[effect] } : {};
};

export const contractStep: Step = {
  id: 'consensi',
  title: 'I consensi, poi il pagamento',
  lead: 'I documenti si aprono in una nuova scheda: quello che hai scritto resta qui.',
  fields: [
    consent('privacyChecked', { label: 'Leggi l’informativa privacy', href: '/privacy' }),
    consent('digitalContractChecked', toRead('vendita-a-distanza')),
    consent('preContractChecked', ...insurerKinds.map(toRead), toRead('informativa-precontrattuale')),
    optionalTextField({
      name: 'promoCode',
      label: 'Codice promozionale (facoltativo)',
      typing: 'capitals',
      acceptsUpTo: 60,
    }),
  ],
  check: promoProblem,
  continueLabel: 'Vai al pagamento',
};
