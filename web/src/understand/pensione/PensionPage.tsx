import type { PensionResult } from '@riparo/domain/understand/pension/pension-calls.ts';
import { pensionWizard } from '@riparo/domain/understand/pension/wizard.ts';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import type { Submit } from '../../platform/wizard/use-submission.ts';
import { WizardScreen } from '../../platform/wizard/WizardScreen.tsx';
import styles from './PensionPage.module.css';

const COINS = [
  { x: 116, height: 1 },
  { x: 180, height: 2 },
  { x: 244, height: 4 },
];

/** Savings growing from coin to coin, under an arch. */
function GrowingArch() {
  return (
    <svg viewBox="0 0 360 420" aria-hidden="true">
      <path d="M20 390V180a160 160 0 0 1 320 0v210z" fill="var(--art-mist)" />
      <path d="M56 390V184a124 124 0 0 1 248 0v206z" fill="var(--art-sky)" />
      <circle cx="180" cy="140" r="44" fill="var(--art-apricot)" className={styles['sun']} />
      <path d="M20 386h320v2a16 16 0 0 1-16 16H36a16 16 0 0 1-16-16z" fill="var(--art-leaf)" />
      {COINS.map(({ x, height }, index) => (
        <g key={x} className={styles['pile']} data-order={index}>
          {Array.from({ length: height }, (_, level) => (
            <rect
              key={level}
              x={x - 24}
              y={366 - level * 22}
              width="48"
              height="20"
              rx="10"
              fill={level % 2 === 0 ? 'var(--art-terracotta)' : 'var(--art-apricot)'}
            />
          ))}
          <path
            d={`M${x} ${366 - (height - 1) * 22}v-${12 + index * 10}`}
            stroke="var(--art-leaf)"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path
            d={`M${x} ${350 - (height - 1) * 22 - index * 8}c2-20 14-28 ${22 + index * 4}-28 0 ${16 + index * 4}-8 26-${22 + index * 4} 28z`}
            fill="var(--art-leaf)"
          />
        </g>
      ))}
    </svg>
  );
}

const Result = lazyPart(async () => (await import('./PensionResult.tsx')).PensionResult);

/** Code needed only at the end is loaded at the end, both parts at once. */
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
