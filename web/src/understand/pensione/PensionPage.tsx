import type { PensionResult } from '@riparo/domain/understand/pension/pension-calls.ts';
import { pensionWizard } from '@riparo/domain/understand/pension/wizard.ts';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import type { Submit } from '../../platform/wizard/use-submission.ts';
import { WizardScreen } from '../../platform/wizard/WizardScreen.tsx';
import { GrowingArch } from './GrowingArch.tsx';

const Result = lazyPart(async () => (await import('./PensionResult.tsx')).PensionResult);

/** What only the end needs is loaded at the end, both parts at once. */
const submit: Submit<PensionResult> = async (submission) => {
  const [{ estimate }] = await Promise.all([import('./estimate.ts'), Result.preload()]);
  return estimate(submission);
};

export default function PensionPage() {
  return (
    <WizardScreen
      wizard={pensionWizard}
      title="Calcola la tua pensione"
      description="Quattro domande per una stima: quanto prenderai di pensione, quando ci andrai e quanto manca al tuo reddito di oggi."
      submit={submit}
      renderResult={(result, startAgain, answers) => (
        <Result.Part result={result} answers={answers} onRecalculate={startAgain} />
      )}
      illustration={<GrowingArch />}
    />
  );
}
