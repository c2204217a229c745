import { isoDate } from '../calendar.ts';
import type { LegalFact } from '../legal-fact.ts';

export const disclosureFacts: readonly LegalFact[] = [
  {
    says: 'L’intermediario consegna un modello unico precontrattuale (MUP), con la persona fisica che entra in contatto, le compagnie, l’incasso dei premi e le tutele, prima della sottoscrizione',
    law: 'Regolamento IVASS 40/2018, articolo 56 e allegato 3; Codice delle assicurazioni, articoli 120-bis e 120-quater',
    source: 'https://www.perprima.it/info-distributore',
    checkedOn: isoDate('2026-11-16'),
  },
];
