import { brand } from '../brand.ts';
import type { Cover } from './cover.ts';

const providers = {
  insurer: `La compagnia che assicura il rischio è ${brand.partners.insurer}, autorizzata e vigilata da IVASS.`,
  'mutual-society': `Il sussidio è erogato da ${brand.partners.mutualSociety}, società di mutuo soccorso ai sensi della legge 3818/1886: acquistandolo diventi socio per la durata del sussidio, senza altri costi.`,
} satisfies Record<Cover['provider'], string>;

/** Who pays when something happens, in a sentence. */
export const providerInWords = ({ provider }: Cover) => providers[provider];
