import type { Cover, Happening } from '../../buy/products/cover.ts';
import type { Option } from '../../platform/wizard/definition.ts';

/** For causes that seem to fit no guarantee: staff decide after reading the report. */
export const OTHER_CAUSE: Happening = {
  key: 'something-else',
  label: 'Un altro evento',
  picture: 'something-else',
  paysBack: false,
};

/** A cause with the guarantee behind it, in the words of the conditions. */
export type ReportableCause = Happening & {
  readonly guarantee: string | null;
  readonly limit: string | null;
};

/**
 * The causes to report under a cover, in the order of its guarantees; `has` says which of them a policy
 * includes.
 */
export const reportableCausesOf = (
  { guarantees }: Pick<Cover, 'guarantees'>,
  has: (guarantee: string) => boolean = () => true,
): readonly ReportableCause[] => [
  ...guarantees.flatMap(({ name, limit, happening }) =>
    happening && has(name) ? [{ ...happening, guarantee: name, limit }] : [],
  ),
  { ...OTHER_CAUSE, guarantee: null, limit: null },
];

export const optionOf = ({ key, label, picture }: Happening): Option => ({ value: key, label, picture });
