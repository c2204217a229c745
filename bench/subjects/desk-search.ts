import { findPeopleCall } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { growthRows } from '../load/growth.ts';
import { fillPipeline } from '../stage/fill-pipeline.ts';
import type { Subject } from './subject.ts';

/** Searches as made on the phone: as heard, and with typing mistakes. */
const typed = [
  'Anna Orlando',
  'orlando anna',
  'ann orla',
  'anan orlando',
  'zanteti',
  'nicolo nard',
  'Rossi',
  'fontana a',
  'zanzibar',
  '333 000 0456',
  '+39 333 0000456',
  'rossi 3330000789',
  'RSSMRA42A12H500X',
  'persona77@example.it',
  'persona8',
  'personna77@example.it',
];

export const deskSearch: Subject = {
  key: 'desk-search',
  name: 'Somebody found at the desk among a million people',
  measure: (stage) =>
    growthRows(stage, {
      what: 'people found',
      world: 'pipeline',
      few: 1000,
      many: 1_000_000,
      fill: fillPipeline,
      paths: () => typed.map((text) => `${findPeopleCall.path}?q=${encodeURIComponent(text)}`),
      longestMs: 50,
      mostGrowth: 1.5,
    }),
};
