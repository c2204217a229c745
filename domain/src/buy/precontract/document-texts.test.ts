import { describe, expect, test } from 'vitest';
import { disclosure } from '../../platform/brand/brand.ts';
import { partners } from '../../platform/brand/partners.ts';
import { findSoldProduct, purchasableProducts, soldProducts } from '../products/catalogue.ts';
import { formatEuro } from '../../platform/values/money.ts';
import { precontractText } from './document-texts.ts';
import { precontractDocument, precontractDocuments } from './documents.ts';
import { insurerKinds, PRECONTRACT_VERSION, precontractKinds } from '../documents/precontract-documents.ts';
import { paymentInWords } from '../products/terms/provider.ts';
import type { DocumentText } from './text.ts';

const wordsOf = (text: DocumentText | null) => JSON.stringify(text?.sections ?? null);
const setOf = (key: string) => {
  const product = findSoldProduct(key);
  return wordsOf(product ? precontractText(product, 'condizioni') : null);
};

describe.each(soldProducts)('the documents read before paying for $title', (product) => {
  test.each(precontractKinds)('the document %s has all its text', (kind) => {
    const text = precontractText(product, kind);
    expect(text?.sections.length).toBeGreaterThan(2);
    for (const { heading, blocks } of text?.sections ?? []) {
      expect(heading).not.toBe('');
      expect(blocks.length).toBeGreaterThan(0);
    }
  });
});

test.each(purchasableProducts)("the documents of $title contain the catalogue's price", (product) => {
  expect(setOf(product.key)).toContain(formatEuro(product.priceCents));
});

test('only products that are signed first say so in their documents', () => {
  expect(setOf('rc-terzi-5')).toContain('dopo il pagamento. Prima firmi i documenti');
  expect(setOf('rc-terzi-5')).not.toContain('se firmi più tardi');
  expect(setOf('pet')).toContain('se firmi più tardi');
});

test('the documents of ski have the prices of its tariff and its own duration, not a year', () => {
  const words = setOf('ski').replaceAll('\u00a0', ' ');
  expect(words).toContain('Gold € 3,00 per un adulto e € 2,00 per un bambino');
  expect(words).toContain('Platinum € 4,00 per un adulto e € 3,00 per un bambino');
  expect(words).toContain('da 1 a 29 giorni');
  expect(words).not.toContain('Dura un anno');
});

test('a mutual society gives only health subsidies, to its members', () => {
  const given = soldProducts.filter(({ provider }) => provider === 'mutual-society');
  expect(given.map(({ key }) => key)).toEqual(['covid-19']);
  expect(setOf('covid-19')).toContain('legge 3818/1886');
  expect(setOf('covid-19')).toContain('l’Arbitro Assicurativo non se ne occupa');
});

test('a cover for vet bills is insurance, whatever its name', () => {
  expect(setOf('pet')).toContain(partners.insurer);
  expect(setOf('pet')).toContain('Arbitro Assicurativo (arbitroassicurativo.org)');
  expect(setOf('pet')).not.toContain(partners.mutualSociety);
  expect(precontractDocument('pet', 'condizioni').title).toBe('Set informativo: condizioni');
});

test.each(purchasableProducts)('the receipt of $title says what was paid for', (product) => {
  const says =
    product.key === 'covid-19'
      ? 'non è un premio di assicurazione'
      : 'Le operazioni di assicurazione sono esenti da IVA';
  expect(paymentInWords(product)).toContain(says);
});

test.each(soldProducts)(
  "the broker's disclosure for $title has the sections of the single form",
  (product) => {
    const text = precontractText(product, 'informativa-precontrattuale');
    expect(text?.sections.map(({ heading }) => heading.split('.')[0])).toEqual(
      ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'].map((number) => `Sezione ${number}`),
    );
    const { contactPerson, insurersWorkedWith, premiumCollection, liabilityPolicy } = disclosure;
    expect(wordsOf(text).includes('articolo 118 del Codice delle assicurazioni')).toBe(
      product.provider === 'insurer',
    );
    for (const field of [
      contactPerson.name,
      contactPerson.ruiNumber,
      ...insurersWorkedWith,
      premiumCollection,
      liabilityPolicy,
      disclosure.exclusivity,
      disclosure.remuneration,
      disclosure.premiumSafeguard,
      disclosure.holdings,
    ])
      expect(wordsOf(text)).toContain(field);
  },
);

describe.each(soldProducts)('the information set of $title has three documents', (product) => {
  const headingsOf = (kind: (typeof insurerKinds)[number]) =>
    precontractText(product, kind)?.sections.map(({ heading }) => heading) ?? [];

  test('the DIP has the exact headings of European law, in their order', () => {
    const isInsurance = product.provider === 'insurer';
    expect(headingsOf('dip')).toEqual([
      isInsurance ? 'Che tipo di assicurazione è?' : 'Che tipo di prodotto è?',
      isInsurance ? 'Che cosa è assicurato?' : 'Che cosa è coperto?',
      isInsurance ? 'Che cosa non è assicurato?' : 'Che cosa non è coperto?',
      'Ci sono limiti di copertura?',
      'Dove vale la copertura?',
      'Che obblighi ho?',
      'Quando e come devo pagare?',
      'Quando comincia la copertura e quando finisce?',
      isInsurance ? 'Come posso disdire la polizza?' : 'Come posso disdire il sussidio?',
    ]);
    const lead = precontractText(product, 'dip')?.lead;
    expect(lead).toContain(
      'Le informazioni precontrattuali e contrattuali complete relative al prodotto sono fornite in altri documenti.',
    );
    for (const words of ['Documento informativo relativo al prodotto assicurativo', partners.insurerStatus])
      expect(lead?.includes(words)).toBe(isInsurance);
  });

  test('the further DIP covers audience, costs, tax and complaints', () => {
    expect(headingsOf('dip-aggiuntivo')).toEqual([
      'Chi offre la copertura?',
      'A chi è rivolto questo prodotto?',
      product.provider === 'insurer'
        ? 'Che cosa è assicurato, nei dettagli?'
        : 'Che cosa è coperto, nei dettagli?',
      'Che cosa devo fare se succede qualcosa?',
      'Diritto all’oblio oncologico',
      'Quali costi devo sostenere?',
      'Qual è il regime fiscale?',
      'Posso ripensarci?',
      'Come posso presentare i reclami e risolvere le controversie?',
    ]);
  });

  test('complaints about insurance go to the insurer first, and the text mentions mediation and tax', () => {
    const words = wordsOf(precontractText(product, 'dip-aggiuntivo'));
    const isInsurance = product.provider === 'insurer';
    expect(words.includes(partners.insurerComplaints)).toBe(isInsurance);
    expect(words.includes(partners.insurerCancerPage)).toBe(isInsurance);
    expect(words.includes('imposta sulle assicurazioni')).toBe(isInsurance);
    expect(words).toContain('mediazione');
  });

  test('a subsidy of a mutual society is not called insurance', () => {
    const titles = insurerKinds.map((kind) => precontractDocument(product.key, kind).title);
    expect(titles.some((title) => /DIP/.test(title))).toBe(product.key !== 'covid-19');
  });
});

test('a bicycle has its own conditions', () => {
  expect(setOf('bici2go')).toContain('Furto e rapina della bici');
  expect(setOf('mimuovo')).not.toContain('Furto e rapina della bici');
});

test('only mobility policies renew by themselves, unless they are compulsory', () => {
  const renewing = purchasableProducts.filter(({ key }) => setOf(key).includes('(tacito rinnovo)'));
  expect(renewing.map(({ key }) => key)).toEqual(['mimuovo', 'bici2go']);
});

test('scooter insurance is compulsory: it ends with its year, and injured parties are paid whatever the contract says', () => {
  const words = setOf('monopattino');
  expect(words).toContain('articolo 170-bis del Codice delle assicurazioni');
  expect(words).toContain('Almeno 30 giorni prima ti avvisiamo');
  expect(words).toContain('la copertura continua per 15 giorni dopo la scadenza');
  expect(words).toContain('articolo 144 del Codice delle assicurazioni');
  expect(words).not.toContain('si rinnova di anno in anno');
  for (const key of ['mimuovo', 'bici2go']) expect(setOf(key)).not.toContain('170-bis');
});

test("a document's address contains product, document and version", () => {
  expect(precontractDocuments('bici2go').map(({ path }) => path)).toEqual([
    `/documenti/bici2go/dip-${PRECONTRACT_VERSION}.pdf`,
    `/documenti/bici2go/dip-aggiuntivo-${PRECONTRACT_VERSION}.pdf`,
    `/documenti/bici2go/condizioni-${PRECONTRACT_VERSION}.pdf`,
    `/documenti/bici2go/informativa-precontrattuale-${PRECONTRACT_VERSION}.pdf`,
    `/documenti/bici2go/vendita-a-distanza-${PRECONTRACT_VERSION}.pdf`,
  ]);
});

test('a ski season never promises withdrawal without stating the minimum duration', () => {
  const product = findSoldProduct('ski');
  const words = wordsOf(product ? precontractText(product, 'vendita-a-distanza') : null);
  expect(words).toContain('se la copertura dura almeno 30 giorni');
  expect(words).toContain('la stagionale che comincia negli ultimi giorni della stagione');
});
