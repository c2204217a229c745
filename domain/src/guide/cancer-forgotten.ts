import { CANCER_FORGOTTEN, CANCER_SHORTER_TERMS } from '../law/articles.ts';
import type { Guide } from './guide.ts';

/** Wherever an insurer asks about health. The time runs from the end of treatment, not from the illness. */
export const cancerForgotten = `Chi ha avuto un tumore non deve dichiararlo, e nessuno può chiederglielo, quando sono passati dieci anni dalla fine delle cure senza ricadute, o cinque se si è ammalato prima dei 21: è il diritto all’oblio oncologico (${CANCER_FORGOTTEN}). Per alcuni tumori bastano meno anni, a volte uno solo: l’elenco è nel ${CANCER_SHORTER_TERMS}, che si aggiorna.`;

export const cancerSources: Guide['sources'] = [
  {
    label: 'Legge 7 dicembre 2023, n. 193 (oblio oncologico)',
    href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2023-12-07;193',
  },
  {
    label: 'Decreto del Ministro della salute 22 marzo 2024, Gazzetta Ufficiale del 24 aprile 2024',
    href: 'https://www.gazzettaufficiale.it/',
  },
];
