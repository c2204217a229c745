import { type Rule, textRule } from '../../platform/rule/rule.ts';

export const POLICY_NUMBER_REQUIRED =
  'Scrivi il numero della polizza: è sul certificato e nelle nostre e-mail.';
export const POLICY_NUMBER_UNREADABLE =
  'Il numero è fatto così: SCI-3F2A9C-88D01B, oppure otto caratteri come 3F2A9C88.';

/** The number of a ski policy or of a deal, however it was copied. */
const shapes = [/^SCI([\dA-F]{6})([\dA-F]{6})$/, /^[\dA-F]{8}$/];

export const tidyPolicyNumber = (text: string) => {
  const signs = text.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
  return signs.replace(/^SCI([\dA-F]{6})([\dA-F]{6})$/, 'SCI-$1-$2');
};

export const policyNumberRule: Rule<string> = textRule({
  required: POLICY_NUMBER_REQUIRED,
  tidy: tidyPolicyNumber,
  demands: [
    {
      holds: (number) => shapes.some((shape) => shape.test(number.replaceAll('-', ''))),
      message: POLICY_NUMBER_UNREADABLE,
    },
  ],
});
