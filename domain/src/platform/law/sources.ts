import { type IsoDate, isoDate } from '../values/calendar.ts';
import type { LookUp } from './fact.ts';

// Where facts are from: the official text by its article, and when somebody last read about it.

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

/** Who makes the law, prints it or watches over it. Whoever else tells of it is a secondary source, a copy of it too. */
const OFFICIAL =
  /^https?:\/\/(?:[\w-]+\.)*(?:gazzettaufficiale\.it|normattiva\.it|ivass\.it|inps\.it|gov\.it|europa\.eu)\//;

export const read = (at: string, on: IsoDate = isoDate('2026-11-16')): LookUp => ({
  on,
  at,
  kind: OFFICIAL.test(at) ? 'official' : 'secondary',
});

/** What no public text could be found for here, and is taken over as it was. */
export const takenOver = null;
