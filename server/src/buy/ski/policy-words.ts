import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import {
  describeDuration,
  describePeople,
  PACKAGE_NAMES,
  type SkiChoice,
} from '@riparo/domain/buy/products/ski/choice.ts';
import type { TableColumn } from '../../platform/drawing/content.ts';
import { isPrintableName } from '../../platform/drawing/printable-name.ts';
import { momentInWords } from '../../platform/drawing/wording/in-rome.ts';
import type { SkiPolicyRow } from './tables.ts';

export const choiceOf = ({ productType, duration, days, adults, kids }: SkiPolicyRow): SkiChoice => ({
  policyType: productType,
  policyDuration: duration,
  policyDayCount: days ?? 0,
  policyAdults: adults,
  policyKids: kids,
});

export const twoColumns: readonly TableColumn[] = [
  { title: 'Voce', align: 'left', share: 0.4 },
  { title: 'Dato', align: 'left', share: 0.6 },
];

/** Names in letters that the documents' font lacks are omitted: the birth date tells people apart. */
export const printableName = (firstName: string, lastName: string) => {
  const name = `${firstName} ${lastName}`;
  return isPrintableName(name) ? name : '(come da richiesta)';
};

const startOf = ({ coverFrom, startsOn }: SkiPolicyRow) =>
  coverFrom ? momentInWords(coverFrom) : writtenDate(startsOn);

/** What a receipt says about a policy; its number is above. */
export const policyRows = (policy: SkiPolicyRow): [string, string][] => [
  ['Persone assicurate', describePeople(choiceOf(policy))],
  ...certificateRows(policy),
];

/** The same on a certificate: every other insured has their own. */
export const certificateRows = (policy: SkiPolicyRow): [string, string][] => [
  ['Pacchetto', `${PACKAGE_NAMES[policy.productType]} · ${describeDuration(choiceOf(policy))}`],
  [
    'Copertura',
    `${withArticle('dal', startOf(policy))}, fino a tutto ${withArticle('il', writtenDate(policy.endsOn))}`,
  ],
];
