import { estimatePensionCall, type PensionResult as Result } from '@riparo/domain/contract/pension-calls.ts';
import { pensionWizard } from '@riparo/domain/pension/wizard.ts';
import type { BodyOf } from '@riparo/domain/contract/call.ts';
import { callApi } from '../../api/client.ts';
import type { Submit } from '../../wizard/use-submission.ts';
import { WizardScreen } from '../../wizard/WizardScreen.tsx';
import { GrowingArch } from './GrowingArch.tsx';
import { PensionResult } from './PensionResult.tsx';

const estimate: Submit<Result> = ({ answers, signal }) =>
  callApi(estimatePensionCall, { body: answers as BodyOf<typeof estimatePensionCall>, signal });

export default function PensionPage() {
  return (
    <WizardScreen
      wizard={pensionWizard}
      title="Calcola la tua pensione"
      description="Quattro domande per sapere quanto prenderai di pensione, quando ci andrai e quanto manca al tuo reddito di oggi."
      submit={estimate}
      renderResult={(result, startAgain) => <PensionResult result={result} onRecalculate={startAgain} />}
      illustration={<GrowingArch />}
    />
  );
}
