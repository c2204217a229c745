import type { Guide, GuideKey } from '@riparo/domain/platform/site/guide.ts';

/** Each text in a chunk of its own: whoever reads one guide loads one. */
const loaders: Readonly<Record<GuideKey, () => Promise<Guide>>> = {
  vita: async () => (await import('@riparo/domain/understand/guide/vita.ts')).vita,
  casa: async () => (await import('@riparo/domain/understand/guide/casa.ts')).casa,
  'responsabilita-civile': async () =>
    (await import('@riparo/domain/understand/guide/responsabilita-civile.ts')).responsabilitaCivile,
  animali: async () => (await import('@riparo/domain/understand/guide/animali.ts')).animali,
  mobilita: async () => (await import('@riparo/domain/understand/guide/mobilita.ts')).mobilita,
  pensione: async () => (await import('@riparo/domain/understand/guide/pensione.ts')).pensione,
  'infortuni-e-salute': async () =>
    (await import('@riparo/domain/understand/guide/infortuni-e-salute.ts')).infortuniESalute,
  sci: async () => (await import('@riparo/domain/understand/guide/sci.ts')).sci,
  'quando-succede': async () =>
    (await import('@riparo/domain/understand/guide/quando-succede.ts')).quandoSuccede,
  reclami: async () => (await import('@riparo/domain/understand/guide/reclami.ts')).reclami,
};

const loading = new Map<GuideKey, Promise<Guide>>();

/** The same promise for the same guide: React waits for it. After a failure the page is loaded afresh. */
export const loadGuide = (key: GuideKey): Promise<Guide> => {
  const known = loading.get(key) ?? loaders[key]();
  loading.set(key, known);
  return known;
};
