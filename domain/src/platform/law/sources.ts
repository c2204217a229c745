import { type IsoDate, isoDate } from '../values/calendar.ts';
import type { LookUp } from './fact.ts';

// Sources of facts: the official text by its article, and the date it was last read about.

export const law = (urn: string) => `https://www.normattiva.it/uri-res/N2Ls?urn:nir:${urn}`;
export const consumerCode = (article: string) =>
  law(`stato:decreto.legislativo:2005-09-06;206~art${article}`);
export const insuranceCode = (article: string) =>
  law(`stato:decreto.legislativo:2005-09-07;209~art${article}`);
export const civilCode = (article: string) => law(`stato:regio.decreto:1942-03-16;262~art${article}`);
export const gdpr = 'https://eur-lex.europa.eu/eli/reg/2016/679/oj/ita';

export const gdprFrom = isoDate('2018-05-25');
export const civilFrom = isoDate('1942-04-21');
export const codesFrom = isoDate('2006-01-01');

/** The bodies that make, publish or supervise the law. Any other source is secondary, even a copy. */
const OFFICIAL =
  /^https?:\/\/(?:[\w-]+\.)*(?:gazzettaufficiale\.it|normattiva\.it|ivass\.it|inps\.it|gov\.it|europa\.eu)\//;

export const read = (at: string, on: IsoDate = isoDate('2026-11-16')): LookUp => ({
  on,
  at,
  kind: OFFICIAL.test(at) ? 'official' : 'secondary',
});

/** For facts without any public text: taken over unchecked. */
export const notLookedUp = null;
