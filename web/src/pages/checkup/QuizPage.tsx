import { quizOpening } from '@riparo/domain/checkup/openings.ts';
import type { CheckupReport } from '@riparo/domain/checkup/report-schema.ts';
import { personIn } from '@riparo/domain/wizard/known-person.ts';
import { useEffect } from 'react';
import { paths } from '../../router/paths.ts';
import { FailureScreen } from '../../page/FailureScreen.tsx';
import { ChoiceField } from '../../wizard/fields/ChoiceField.tsx';
import type { Submit } from '../../wizard/use-submission.ts';
import type { LeadOn } from '../../wizard/use-wizard.ts';
import { useWholeWizard } from '../../wizard/use-whole-wizard.ts';
import { provideFields } from '../../wizard/WizardField.tsx';
import { WizardScreen } from '../../wizard/WizardScreen.tsx';
import type { ReportHandOver } from '../report/report-hand-over.ts';
import { LeakyUmbrella } from './LeakyUmbrella.tsx';
import { rememberReferralCode } from './referral-code.ts';

const wholeWizard = async () => (await import('@riparo/domain/checkup/quiz-wizard.ts')).quizWizard;

// The first question is a choice.
provideFields({ choice: ChoiceField });

/** The report's page is fetched while its answer is on the way. */
const submit: Submit<CheckupReport> = async (submission) => {
  const [{ sendQuiz }] = await Promise.all([
    import('./send-quiz.ts'),
    import('../report/ReportPage.tsx').catch(() => undefined),
  ]);
  return sendQuiz(submission);
};

const leadOn: LeadOn<CheckupReport> = (report, answers) => ({
  to: paths.report(report.id),
  state: { report, person: personIn(answers) } satisfies ReportHandOver,
});

/** The coverage quiz: its report is shown at once. */
export default function QuizPage() {
  const { wizard, isLost, retry } = useWholeWizard(quizOpening, wholeWizard);
  useEffect(rememberReferralCode, []);
  if (isLost) return <FailureScreen onRetry={retry} />;
  return (
    <WizardScreen
      wizard={wizard}
      title="Quanto sei al riparo?"
      description="Tre minuti di domande per scoprire quanto sei al riparo davvero, dove no, e perché: il report è subito pronto."
      submit={submit}
      leadOn={leadOn}
      illustration={<LeakyUmbrella />}
    />
  );
}
