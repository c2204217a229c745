import type { IsoDate } from '../calendar.ts';
import { isIsoDate } from '../calendar.ts';
import { findPurchasableProduct, type PurchasableProduct } from '../deal/products.ts';
import { insurerKinds, precontractDocument, type PrecontractKind } from '../precontract/documents.ts';
import type { Step, Wizard } from '../wizard/definition.ts';
import { covidAgeRefusal } from './age-gates.ts';
import { address } from './fragments/address.ts';
import { birth } from './fragments/birth.ts';
import { documentsRead, soldAtDistance, suitable } from './fragments/consents.ts';
import { contacts } from './fragments/contacts.ts';
import { gender } from './fragments/gender.ts';
import { names } from './fragments/names.ts';
import { taxCode } from './fragments/tax-code.ts';
import type { LiabilityKey } from '../deal/liability-limits.ts';
import { LIABILITY_KEYS, onlineOnly, suitsYou } from './liability.ts';
import { intro } from './liability-intro.ts';
import { PURCHASE_LOADER } from './openings.ts';
import { petData } from './pet.ts';
import { petType } from './pet-type.ts';
import { suitabilityFields } from '../suitability/fields.ts';
import { suitabilityQuestions } from '../suitability/questions.ts';

const loader = PURCHASE_LOADER;
const lastLabel = 'Vai al riepilogo';

const contactsStep = contacts({ requiresPhone: false });
const last = (step: Step): Step => ({ ...step, continueLabel: lastLabel });

const consentDocument = (productKey: string, kind: PrecontractKind) => {
  const { title, path } = precontractDocument(productKey, kind);
  return { label: `Leggi: ${title} (PDF)`, href: path };
};

const documentsStep = (productKey: string) =>
  documentsRead({
    regulation: insurerKinds.map((kind) => consentDocument(productKey, kind)),
    disclosure: consentDocument(productKey, 'informativa-precontrattuale'),
    remotelySaleAppendix: consentDocument(productKey, 'vendita-a-distanza'),
  });

/** What decides whether the product suits who buys it, asked before what the step has to be agreed to. */
const askingWhetherItFits = (step: Step, productKey: string, lead = step.lead): Step => ({
  ...step,
  ...(lead === undefined ? {} : { lead }),
  fields: [...suitabilityFields(suitabilityQuestions(productKey)), ...step.fields],
});

const FITS_THEN_DOCUMENTS =
  'Prima qualche domanda: la legge ci chiede di verificare con te che sia quello che ti serve. Poi i documenti, da leggere e scaricare con calma.';

/** Said where the date is typed, not at the end. */
const birthWithinCovidAges: Step = {
  ...birth,
  check: (answers, today: IsoDate) => {
    const date = answers['date_of_birth'];
    const refusal = typeof date === 'string' && isIsoDate(date) ? covidAgeRefusal(date, today) : null;
    return refusal === null ? {} : { date_of_birth: refusal };
  },
};

const covidWizard: Wizard = {
  formId: 'Buying Covid',
  loader,
  steps: [
    names,
    birthWithinCovidAges,
    address,
    gender,
    taxCode,
    askingWhetherItFits(documentsStep('covid-19'), 'covid-19', FITS_THEN_DOCUMENTS),
    soldAtDistance,
    last(contactsStep),
  ],
};

const petWizard: Wizard = {
  formId: 'Buying Pet',
  loader,
  steps: [
    petType,
    names,
    birth,
    address,
    gender,
    taxCode,
    petData,
    askingWhetherItFits(documentsStep('pet'), 'pet', FITS_THEN_DOCUMENTS),
    soldAtDistance,
    last(contactsStep),
  ],
};

const mobilityWizard = (productKey: string): Wizard => ({
  formId: `Buying Mobility ${productKey}`,
  loader,
  steps: [
    names,
    birth,
    address,
    gender,
    taxCode,
    // A scooter is known by its plate.
    productKey === 'monopattino' ? contacts({ requiresPhone: false, asksForPlate: true }) : contactsStep,
    documentsStep(productKey),
    soldAtDistance,
    last(askingWhetherItFits(suitable, productKey)),
  ],
});

const liabilityWizard = (productKey: LiabilityKey): Wizard => ({
  formId: `Buying General Liability ${productKey}`,
  loader,
  steps: [
    intro,
    birth,
    address,
    gender,
    taxCode,
    contacts({ requiresPhone: true }),
    onlineOnly,
    documentsStep(productKey),
    askingWhetherItFits(suitsYou(productKey), productKey),
  ],
});

/** The questions of each purchase, in order. */
const wizards: ReadonlyMap<string, Wizard> = new Map([
  ['covid-19', covidWizard],
  ['pet', petWizard],
  ...['monopattino', 'mimuovo', 'bici2go'].map((key): [string, Wizard] => [key, mobilityWizard(key)]),
  ...LIABILITY_KEYS.map((key): [string, Wizard] => [key, liabilityWizard(key)]),
]);

export type BuyableProduct = { readonly product: PurchasableProduct; readonly wizard: Wizard };

/** A product that a guest can buy, with what it asks. */
export const findBuyableProduct = (key: string | undefined): BuyableProduct | undefined => {
  const product = findPurchasableProduct(key);
  const wizard = product && wizards.get(product.key);
  return wizard && { product, wizard };
};
