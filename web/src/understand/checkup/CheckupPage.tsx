import { checkupFirstStep } from '@riparo/domain/understand/checkup/openings.ts';
import type { CheckupReport } from '@riparo/domain/understand/checkup/report-schema.ts';
import { paths } from '../../platform/router/paths.ts';
import { FailureScreen } from '../../platform/page/FailureScreen.tsx';
import { notifyIfMailWithheld } from '../../platform/page/withheld-mail.ts';
import { ChoiceField } from '../../platform/wizard/fields/ChoiceField.tsx';
import type { Submit } from '../../platform/wizard/use-submission.ts';
import type { LeadOn } from '../../platform/wizard/use-wizard.ts';
import { useWholeWizard } from '../../platform/wizard/use-whole-wizard.ts';
import { provideFields } from '../../platform/wizard/WizardField.tsx';
import { WizardScreen } from '../../platform/wizard/WizardScreen.tsx';
import { LeakyUmbrella } from './LeakyUmbrella.tsx';
import { handOverMailbox } from '../../platform/page/mailbox-hand-over.ts';

type Submitted = CheckupReport & { readonly isMailWithheld?: true | undefined };

const submit: Submit<Submitted> = async (submission) =>
  (await import('./send-checkup.ts')).sendCheckup(submission);

const leadOn: LeadOn<Submitted> = (report, { email }) => {
  if (report.isMailWithheld) {
    notifyIfMailWithheld(report, 'Il report è qui: conserva l’indirizzo di questa pagina.');
    return { to: paths.report(report.id) };
  }
  handOverMailbox(String(email));
  return { to: paths.quizSuccess };
};

const wholeWizard = async () =>
  (await import('@riparo/domain/understand/checkup/checkup-wizard.ts')).checkupWizard;

// The first question is a choice.
provideFields({ choice: ChoiceField });

/** The coverage checkup: its report comes by e-mail. */
export default function CheckupPage() {
  const { wizard, isLost, retry } = useWholeWizard(checkupFirstStep, wholeWizard);
  if (isLost) return <FailureScreen onRetry={retry} />;
  return (
    <WizardScreen
      wizard={wizard}
      title="Checkup delle tue coperture"
      description="Al massimo quindici domande sulla tua vita e sulle polizze che hai già: il report con quanto sei al riparo e cosa manca arriva per e-mail."
      submit={submit}
      leadOn={leadOn}
      illustration={<LeakyUmbrella />}
    />
  );
}
