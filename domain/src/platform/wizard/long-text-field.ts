import { textRule } from '../rule/rule.ts';
import type { LongTextField, Named, Required } from './definition.ts';

/** Lines end as they do here, whatever was typed on; too long a text says how long it may be. */
export const longTextField = <const Name extends string>({
  required,
  ...field
}: Required<LongTextField> & Named<Name>): LongTextField & Named<Name> => ({
  kind: 'longText',
  ...field,
  rule: () =>
    textRule({
      required,
      tidy: (text) => text.replaceAll(/\r\n?/g, '\n').trim(),
      demands: [
        {
          holds: (text) => text.length <= field.longest,
          message: `Scrivi al massimo ${field.longest} caratteri.`,
        },
      ],
    }),
});
