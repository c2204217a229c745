import type { IsoDate } from '../../platform/values/calendar.ts';
import { isIsoDate } from '../../platform/values/calendar.ts';
import { cachedOnSuccess } from '../../platform/values/stored-on-success.ts';
import { salesPageOf } from '../products/pages.ts';
import { covidAgeRefusal } from '../products/covid-19/ages.ts';
import { covidExclusion } from '../products/covid-19/exclusion.ts';
import type { PurchasableProduct, PurchaseQuestion } from '../products/product.ts';
import { precontractDocument } from '../precontract/documents.ts';
import { insurerKinds, type PrecontractKind } from '../documents/precontract-documents.ts';
import type { Step, Wizard } from '../../platform/wizard/definition.ts';
import { adultsOnly } from '../../platform/wizard/exclusion.ts';
import { FOR_ADULTS } from '../../platform/wizard/opening.ts';
import { address } from './fragments/address.ts';
import { birth, birthWithExclusion } from './fragments/birth.ts';
import { documentsRead, soldAtDistance, suitable } from './fragments/consents.ts';
import { contacts } from './fragments/contacts.ts';
import { gender } from './fragments/gender.ts';
import { taxCode } from './fragments/tax-code.ts';
import { onlineOnly, suitsYou } from './liability.ts';
import { taxCodeAgain, taxCodeFirst, whereCodeIsAmbiguous, withoutCode } from './fragments/tax-code-first.ts';
import { intro } from './liability-intro.ts';
import { names } from './fragments/names.ts';
import { personHeading, PURCHASE_LOADER } from './openings.ts';
import { petData } from './pet.ts';
import { petType } from './pet-type.ts';
import { suitabilityFields } from '../suitability/fields.ts';
import type { SuitabilityQuestion } from '../suitability/question.ts';

/** Its button leads to the summary, unless the step says otherwise. */
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

const askingWhetherItFits = (step: Step, suitability: Suitability, lead = step.lead): Step => ({
  ...step,
  ...(lead === undefined ? {} : { lead }),
  fields: [...suitabilityFields(suitability), ...step.fields],
});

const FITS_THEN_DOCUMENTS =
  'Prima qualche domanda: la legge ci chiede di verificare con te che sia quello che ti serve. Poi i documenti, da leggere e scaricare con calma.';

/** Reported where the date is typed, not at the end. */
const birthWithinCovidAges: Step = {
  ...birthWithExclusion(covidExclusion),
  check: (answers, today: IsoDate) => {
    const date = answers['date_of_birth'];
    const refusal = typeof date === 'string' && isIsoDate(date) ? covidAgeRefusal(date, today) : null;
    return refusal === null ? {} : { date_of_birth: refusal };
  },
};

/** Every purchase question; some depend on the product. */
const questions: Readonly<
  Record<PurchaseQuestion, (product: PurchasableProduct, suitability: Suitability) => Step>
> = {
  names: () => names,
  intro: () => intro,
  'pet-type': () => petType,
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

/** The questions of a purchase, in order, including suitability. */
export const purchaseWizard = (product: PurchasableProduct, suitability: Suitability): Wizard => ({
  formId: product.formId,
  forWhom: product.forWhom ?? FOR_ADULTS,
  loader: PURCHASE_LOADER,
  steps: product.questions.map((name, place) => {
    const step = questions[name](product, suitability);
    return place === product.questions.length - 1 ? last(step) : step;
  }),
});

type Arrangement = (step: Step, product: PurchasableProduct) => readonly Step[];

const asNames: Arrangement = (_, product) => {
  const isWithinAges = product.questions.includes('birth-within-covid-ages');
  const exclusionOf = isWithinAges ? covidExclusion : adultsOnly;
  return [taxCodeFirst(personHeading(product), exclusionOf), withoutCode(names)];
};

/** How the questions supplied by a tax code are arranged once it is asked first. */
const arranged: Partial<Record<PurchaseQuestion, Arrangement>> = {
  names: asNames,
  intro: asNames,
  birth: (step) => [whereCodeIsAmbiguous(step)],
  'birth-within-covid-ages': (step) => [whereCodeIsAmbiguous(step)],
  gender: (step) => [withoutCode(step)],
  'tax-code': (step) => [withoutCode(step), taxCodeAgain],
};

/** The same questions for buyers on the site: the tax code first, which replaces most of the others. */
export const taxCodeFirstWizard = (product: PurchasableProduct, suitability: Suitability): Wizard => {
  const wizard = purchaseWizard(product, suitability);
  return {
    ...wizard,
    steps: wizard.steps.flatMap((step, place) => {
      const name = product.questions[place];
      return (name && arranged[name]?.(step, product)) ?? [step];
    }),
  };
};

type Make = (product: PurchasableProduct, suitability: Suitability) => Wizard;

/** The same promise per product, because React waits for it. A failed load is retried. */
const loadOnce = (make: Make) => {
  const loaders = new Map<string, () => Promise<Wizard>>();
  const loaderOf = (product: PurchasableProduct) =>
    cachedOnSuccess(async () => {
      const suitabilityModule = await salesPageOf(product.key)?.suitability?.();
      return make(product, suitabilityModule?.suitability[product.key] ?? []);
    });
  return (product: PurchasableProduct): Promise<Wizard> => {
    const load = loaders.get(product.key) ?? loaderOf(product);
    loaders.set(product.key, load);
    return load();
  };
};

/** Every question separately: for corrections, completion and purchases by phone. */
export const loadPurchaseWizard = loadOnce(purchaseWizard);

/** As buyers on the site see it. */
export const loadTaxCodeFirstWizard = loadOnce(taxCodeFirstWizard);
