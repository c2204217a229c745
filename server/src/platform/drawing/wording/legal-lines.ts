import { toMailbox } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { legal } from '@riparo/domain/platform/brand/legal.ts';

/** The sender's details that the law requires below every mail and document. */
export function legalLines(): string[] {
  const { support } = brand;
  return [
    `${brand.name} · Serve aiuto? Scrivi ${toMailbox(support.email)}`,
    `${legal.companyName}, ${legal.registeredOffice}, P.\u00a0IVA ${legal.vatNumber}`,
    `Iscrizione RUI ${legal.ruiNumber}, sezione ${legal.ruiSection}, del ${legal.ruiDate}. ${legal.supervision}.`,
  ];
}
