import type { IsoDate } from '../calendar.ts';
import { isIsoDate } from '../calendar.ts';
import { purchasableProducts } from '../products/catalogue.ts';
import { covidAgeRefusal } from '../products/covid-19/ages.ts';
import type { PurchasableProduct, PurchaseQuestion } from '../products/product.ts';
import { precontractDocument, type PrecontractKind } from '../precontract/documents.ts';
import type { Step, Wizard } from '../wizard/definition.ts';
import { address } from './fragments/address.ts';
import { birth } from './fragments/birth.ts';
import { documentsRead, soldAtDistance, suitable } from './fragments/consents.ts';
import { contacts } from './fragments/contacts.ts';
import { gender } from './fragments/gender.ts';
import { taxCode } from './fragments/tax-code.ts';
import { onlineOnly, suitsYou } from './liability.ts';
import { firstQuestions, PURCHASE_LOADER } from './openings.ts';
import { petData } from './pet.ts';

/** What one presses there leads to the summary, unless the step says otherwise. */
const last = (step: Step): Step => ({ continueLabel: 'Vai al riepilogo', ...step });

const consentDocument = (productKey: string, kind: PrecontractKind) => {
  const { title, path } = precontractDocument(productKey, kind);
  return { label: `Leggi: ${title} (PDF)`, href: path };
};

const documentsStep = (productKey: string) =>
  documentsRead({
    regulation: consentDocument(productKey, 'set-informativo'),
    disclosure: consentDocument(productKey, 'informativa-precontrattuale'),
    remotelySaleAppendix: consentDocument(productKey, 'vendita-a-distanza'),
  });

/** Said where the date is typed, not at the end. */
const birthWithinCovidAges: Step = {
  ...birth,
  check: (answers, today: IsoDate) => {
    const date = answers['date_of_birth'];
    const refusal = typeof date === 'string' && isIsoDate(date) ? covidAgeRefusal(date, today) : null;
    return refusal === null ? {} : { date_of_birth: refusal };
  },
};

/** Every question that a purchase may ask; some speak of what is bought. */
const questions: Readonly<Record<PurchaseQuestion, (product: PurchasableProduct) => Step>> = {
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
  'sold-at-distance': () => soldAtDistance,
  'online-only': () => onlineOnly,
  suitable: () => suitable,
  'suits-you': suitsYou,
};

/** The questions of a purchase, in order. */
const wizardOf = (product: PurchasableProduct): Wizard => ({
  formId: product.formId,
  loader: PURCHASE_LOADER,
  steps: product.questions.map((name, place) => {
    const step = questions[name](product);
    return place === product.questions.length - 1 ? last(step) : step;
  }),
});

export type BuyableProduct = { readonly product: PurchasableProduct; readonly wizard: Wizard };

const buyable: ReadonlyMap<string, BuyableProduct> = new Map(
  purchasableProducts.map((product) => [product.key, { product, wizard: wizardOf(product) }]),
);

/** A product that a guest can buy, with what it asks. */
export const findBuyableProduct = (key: string | undefined) => buyable.get(key ?? '');
