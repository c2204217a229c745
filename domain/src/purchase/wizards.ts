import type { IsoDate } from '../values/calendar.ts';
import { isIsoDate } from '../values/calendar.ts';
import { pageSelling } from '../products/pages.ts';
import { covidAgeRefusal } from '../products/covid-19/ages.ts';
import { covidExclusion } from '../products/covid-19/exclusion.ts';
import type { PurchasableProduct, PurchaseQuestion } from '../products/product.ts';
import { precontractDocument } from '../precontract/documents.ts';
import { insurerKinds, type PrecontractKind } from '../documents/precontract-documents.ts';
import type { Step, Wizard } from '../wizard/definition.ts';
import { FOR_ADULTS } from '../wizard/opening.ts';
import { address } from './fragments/address.ts';
import { birth, birthExcluding } from './fragments/birth.ts';
import { documentsRead, soldAtDistance, suitable } from './fragments/consents.ts';
import { contacts } from './fragments/contacts.ts';
import { gender } from './fragments/gender.ts';
import { taxCode } from './fragments/tax-code.ts';
import { onlineOnly, suitsYou } from './liability.ts';
import { firstQuestions, PURCHASE_LOADER } from './openings.ts';
import { petData } from './pet.ts';
import { suitabilityFields } from '../suitability/fields.ts';
import type { SuitabilityQuestion } from '../suitability/question.ts';

/** What one presses there leads to the summary, unless the step says otherwise. */
const last = (step: Step): Step => ({ continueLabel: 'Vai al riepilogo', ...step });

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

type Suitability = readonly SuitabilityQuestion[];

/** What decides whether the product suits whoever buys it, asked before what the step has to be agreed to. */
const askingWhetherItFits = (step: Step, suitability: Suitability, lead = step.lead): Step => ({
  ...step,
  ...(lead === undefined ? {} : { lead }),
  fields: [...suitabilityFields(suitability), ...step.fields],
});

const FITS_THEN_DOCUMENTS =
  'Prima qualche domanda: la legge ci chiede di verificare con te che sia quello che ti serve. Poi i documenti, da leggere e scaricare con calma.';

/** Said where the date is typed, not at the end. */
const birthWithinCovidAges: Step = {
  ...birthExcluding(covidExclusion),
  check: (answers, today: IsoDate) => {
    const date = answers['date_of_birth'];
    const refusal = typeof date === 'string' && isIsoDate(date) ? covidAgeRefusal(date, today) : null;
    return refusal === null ? {} : { date_of_birth: refusal };
  },
};

/** Every question that a purchase may ask; some speak of what is bought. */
const questions: Readonly<
  Record<PurchaseQuestion, (product: PurchasableProduct, suitability: Suitability) => Step>
> = {
  names: () => firstQuestions.names,
  intro: () => firstQuestions.intro,
  'pet-type': () => firstQuestions['pet-type'],
  birth: () => birth,
  'birth-within-covid-ages': () => birthWithinCovidAges,
  address: () => address,
  gender: () => gender,
  'tax-code': () => taxCode,
  pet: () => petData,
  contacts: () => contacts({ requiresPhone: false }),
  'contacts-with-plate': () => contacts({ requiresPhone: false, asksForPlate: true }),
  'contacts-with-phone': () => contacts({ requiresPhone: true }),
  documents: ({ key }) => documentsStep(key),
  'suitable-and-documents': ({ key }, suitability) =>
    askingWhetherItFits(documentsStep(key), suitability, FITS_THEN_DOCUMENTS),
  'sold-at-distance': () => soldAtDistance,
  'online-only': () => onlineOnly,
  suitable: (_, suitability) => askingWhetherItFits(suitable, suitability),
  'suits-you': (product, suitability) => askingWhetherItFits(suitsYou(product), suitability),
};

/** The questions of a purchase, in order, with those that decide whether it fits. */
export const purchaseWizard = (product: PurchasableProduct, suitability: Suitability): Wizard => ({
  formId: product.formId,
  forWhom: product.forWhom ?? FOR_ADULTS,
  loader: PURCHASE_LOADER,
  steps: product.questions.map((name, place) => {
    const step = questions[name](product, suitability);
    return place === product.questions.length - 1 ? last(step) : step;
  }),
});

const loading = new Map<string, Promise<Wizard>>();

const load = async (product: PurchasableProduct) => {
  const asked = await pageSelling(product.key)?.suitability?.();
  return purchaseWizard(product, asked?.suitability[product.key] ?? []);
};

/** The same promise for the same product: React waits for it. What could not be loaded is tried again. */
export const loadPurchaseWizard = (product: PurchasableProduct): Promise<Wizard> => {
  const known = loading.get(product.key) ?? load(product);
  loading.set(product.key, known);
  known.catch(() => loading.delete(product.key));
  return known;
};
