import type { Cover, Happening } from '../../buy/products/cover.ts';
import type { Option } from '../../platform/wizard/definition.ts';

/** For what fits no guarantee in the eyes of whom it happened to: somebody reads it and says. */
export const SOMETHING_ELSE: Happening = {
  key: 'something-else',
  label: 'Un altro evento',
  picture: 'something-else',
  paysBack: false,
};

/** The guarantee behind a happening, in the words of the conditions. */
export type ReportableHappening = Happening & {
  readonly guarantee: string | null;
  readonly limit: string | null;
};

/** What may be reported under a cover, as it lists its guarantees; `has` says which of them one policy has. */
export const happeningsOf = (
  { guarantees }: Pick<Cover, 'guarantees'>,
  has: (guarantee: string) => boolean = () => true,
): readonly ReportableHappening[] => [
  ...guarantees.flatMap(({ name, limit, happening }) =>
    happening && has(name) ? [{ ...happening, guarantee: name, limit }] : [],
  ),
  { ...SOMETHING_ELSE, guarantee: null, limit: null },
];

export const optionOf = ({ key, label, picture }: Happening): Option => ({ value: key, label, picture });
