import { textRule } from '../rule/rule.ts';
import type { LongTextField, Named, Required } from './definition.ts';

/** Line ends are normalised; the message for an overlong text states the limit. */
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
