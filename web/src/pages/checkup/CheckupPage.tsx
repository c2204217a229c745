import { checkupWizard } from '@riparo/domain/checkup/checkup-wizard.ts';
import type { CheckupReport } from '@riparo/domain/contract/checkup-calls.ts';
import { paths } from '../../paths.ts';
import { ChoiceField } from '../../wizard/fields/ChoiceField.tsx';
import type { Submit } from '../../wizard/use-submission.ts';
import type { LeadOn } from '../../wizard/use-wizard.ts';
import { provideFields } from '../../wizard/WizardField.tsx';
import { WizardScreen } from '../../wizard/WizardScreen.tsx';
import { LeakyUmbrella } from './LeakyUmbrella.tsx';
import type { SuccessHandOver } from './success-hand-over.ts';

const submit: Submit<CheckupReport> = async (submission) =>
  (await import('./send-checkup.ts')).sendCheckup(submission);

const leadOn: LeadOn<CheckupReport> = (_, { email }) => ({
  to: paths.quizSuccess,
  state: { email: String(email) } satisfies SuccessHandOver,
});

// The first question is a choice.
provideFields({ choice: ChoiceField });

/** The coverage checkup: its report comes by e-mail. */
export default function CheckupPage() {
  return (
    <WizardScreen
      wizard={checkupWizard}
      title="Checkup delle tue coperture"
      description="Quattordici domande sulla tua vita e sulle polizze che hai già: il report con quanto sei coperto e cosa manca arriva per e-mail."
      submit={submit}
      leadOn={leadOn}
      illustration={<LeakyUmbrella />}
    />
  );
}
