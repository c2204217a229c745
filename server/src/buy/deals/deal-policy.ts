import type { dealDocumentSchema } from '@riparo/domain/buy/documents/deal-document.ts';
import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type * as z from 'zod';
import type { DocumentReference } from '../../platform/drawing/document-reference.ts';

type OfferedDocument = z.infer<typeof dealDocumentSchema>;

export type InsuredPerson = { place: number; firstName: string; lastName: string; birthDate: IsoDate };

/** A document drawn on request, always the same. `place`: whose certificate it is, counted from 1. */
export type DrawnDocument = {
  kind: OfferedDocument['kind'];
  place: number | null;
  title: string;
  reference: DocumentReference;
};

/** What a product tells of its policies beyond the deal; null where the deal says it all. */
export type DealPolicy = {
  number: string;
  insured: readonly InsuredPerson[] | null;
  /** The guarantees that were chosen, by name. */
  guarantees: ReadonlySet<string> | null;
  price: readonly { label: string; value: string }[] | null;
  drawn: readonly DrawnDocument[];
  /** What the policyholder finds in the personal area, beside the documents of the deal. */
  ownDocuments: readonly OfferedDocument[];
};
