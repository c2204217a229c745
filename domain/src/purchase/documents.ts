import type { ConsentDocument } from './consents.ts';

/** What must be read before paying. Its version is kept with the deal: a changed text is a new version. */
export type PurchaseDocument = {
  readonly key: 'set-informativo' | 'informativa-precontrattuale' | 'vendita-a-distanza';
  readonly title: string;
  readonly version: string;
  readonly href: string;
};

const VERSION = '2026-11';

const documentOf = (productKey: string, key: PurchaseDocument['key'], title: string): PurchaseDocument => ({
  key,
  title,
  version: VERSION,
  href: `/documenti/${productKey}/${key}.pdf`,
});

/** Each product has its own information set; what the law asks about the broker and the sale is the same for all. */
export const purchaseDocumentsOf = (productKey: string) =>
  ({
    informationSet: documentOf(productKey, 'set-informativo', 'Set informativo'),
    preContract: documentOf(productKey, 'informativa-precontrattuale', 'Informativa precontrattuale (MUP)'),
    distanceSelling: documentOf(productKey, 'vendita-a-distanza', 'Informativa sulla vendita a distanza'),
  }) as const;

export const listOfPurchaseDocuments = (productKey: string): readonly PurchaseDocument[] =>
  Object.values(purchaseDocumentsOf(productKey));

export const consentDocument = ({ title, href }: PurchaseDocument): ConsentDocument => ({
  label: `Leggi: ${title} (PDF)`,
  href,
});
