import { quizFirstStep } from '@riparo/domain/understand/checkup/openings.ts';
import type { CheckupReport } from '@riparo/domain/understand/checkup/report-schema.ts';
import { personFromAnswers } from '@riparo/domain/platform/wizard/known-person.ts';
import { useEffect } from 'react';
import { paths } from '../../platform/router/paths.ts';
import { FailureScreen } from '../../platform/page/FailureScreen.tsx';
import { ChoiceField } from '../../platform/wizard/fields/ChoiceField.tsx';
import type { Submit } from '../../platform/wizard/use-submission.ts';
import type { LeadOn } from '../../platform/wizard/use-wizard.ts';
import { useWholeWizard } from '../../platform/wizard/use-whole-wizard.ts';
import { provideFields } from '../../platform/wizard/WizardField.tsx';
import { WizardScreen } from '../../platform/wizard/WizardScreen.tsx';
import type { ReportHandOver } from '../report/report-hand-over.ts';
import { LeakyUmbrella } from './LeakyUmbrella.tsx';
import { rememberReferralCode } from './referral-code.ts';

const wholeWizard = async () => (await import('@riparo/domain/understand/checkup/quiz-wizard.ts')).quizWizard;

// The first question is a choice.
provideFields({ choice: ChoiceField });

/** The report's page loads while the server answers. */
const submit: Submit<CheckupReport> = async (submission) => {
  const [{ sendQuiz }] = await Promise.all([
    import('./send-quiz.ts'),
    import('../report/ReportPage.tsx').catch(() => undefined),
  ]);
  return sendQuiz(submission);
};

const leadOn: LeadOn<CheckupReport> = (report, answers) => ({
  to: paths.report(report.id),
  state: { report, person: personFromAnswers(answers) } satisfies ReportHandOver,
});

/** The coverage quiz: its report is shown at once. */
export default function QuizPage() {
  const { wizard, isLost, retry } = useWholeWizard(quizFirstStep, wholeWizard);
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
