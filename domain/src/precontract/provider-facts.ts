import { isoDate } from '../calendar.ts';
import type { LegalFact } from '../legal-fact.ts';

const checkedOn = isoDate('2026-11-16');

export const providerFacts: readonly LegalFact[] = [
  {
    says: 'Una società di mutuo soccorso agisce solo per i soci e i familiari conviventi: prestazioni socio-sanitarie, sussidi per spese sanitarie, aiuti ai familiari dei soci morti e in caso di grave disagio. Le spese per gli animali non ci sono, e non può fare altro',
    law: 'L. 3818/1886, articoli 1 e 2 (come sostituiti dal D.L. 179/2012, articolo 23)',
    source: 'https://mutuades.it/normativa-fiscalita-modulistica/normativa/',
    checkedOn,
  },
  {
    says: 'Sulle società di mutuo soccorso vigila il Ministero delle Imprese e del Made in Italy, non IVASS',
    law: 'D.L. 179/2012, articolo 23; D.Lgs. 220/2002',
    source: 'https://www.consorziomusa.it/4110/',
    checkedOn,
  },
];
