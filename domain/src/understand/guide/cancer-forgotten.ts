import type { Guide } from '../../platform/site/guide.ts';

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
