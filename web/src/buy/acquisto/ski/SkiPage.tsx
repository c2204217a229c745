import { defaultSkiChoice } from '@riparo/domain/buy/products/ski/choice.ts';
import { skiFirstStep } from '@riparo/domain/buy/products/ski/opening.ts';
import { memo, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { useHydrated } from '@riparo/ui/use-hydrated.ts';
import { useLocation, useNavigate } from '../../../platform/router/router.tsx';
import { FailureScreen } from '../../../platform/page/FailureScreen.tsx';
import type { Submit } from '../../../platform/wizard/use-submission.ts';
import { STEP } from '../../../platform/router/paths.ts';
import { useWholeWizard } from '../../../platform/wizard/use-whole-wizard.ts';
import { WizardScreen } from '../../../platform/wizard/WizardScreen.tsx';
import type { PaymentPage } from './payment/send-policy.ts';
import { FAILED, isMismatch, leadAway } from './payment/lead-away.ts';
import { useKnownBuyer } from '../../../platform/session/use-known-person.ts';
import type { Answer, Answers } from '@riparo/domain/platform/wizard/definition.ts';
import styles from './SkiPage.module.css';
import type { StepLayoutProps } from '../../../platform/wizard/step-layout.ts';
import { usePublishAnswers } from './given.ts';
import { CoverDates } from './steps/CoverDates.tsx';
import { People } from './steps/People.tsx';
import { PolicyChoice } from './steps/PolicyChoice.tsx';
import { useFirstRules } from './steps/use-first-rules.ts';

/** Ski's names of the buyer's fields. The birthplace is read from the tax code. */
const OWNER_NAMES = {
  firstname: 'owner.firstName',
  lastname: 'owner.lastName',
  taxCode: 'owner.fiscalCode',
  date_of_birth: 'owner.birthDate',
  gender: 'owner.gender',
  phone: 'owner.phone',
  email: 'owner.email',
} as const;

const ownerKnownAs = (buyer: Answers): Answers =>
  Object.fromEntries(
    Object.entries(OWNER_NAMES).flatMap(([name, own]): [string, Answer][] => {
      const known = buyer[name];
      return known === undefined || known === null ? [] : [[own, known]];
    }),
  );

const DESCRIPTION =
  'Assicurati sulle piste prima che apra la seggiovia: per un giorno o per tutta la stagione, da soli o in famiglia, online in pochi minuti.';

const later = () => import('./later.ts');
const laterLayouts = async () => (await (await later()).laterLayouts()).laterLayouts;

const Summary = lazyPart(async () => (await (await later()).summary()).Summary);
const Owner = lazyPart(async () => (await laterLayouts()).contraente);
const Suitability = lazyPart(async () => (await laterLayouts()).adeguatezza);
const Contract = lazyPart(async () => (await laterLayouts()).consensi);
const Ending = lazyPart(async () => (await (await later()).ending()).Ending);

const LAYOUTS = {
  assicurazione: InsuranceLayout,
  contraente: Owner.Part,
  adeguatezza: Suitability.Part,
  consensi: Contract.Part,
};

/** Not in the prerendered HTML, which contains only the styles of the first screen. */
function QuestionsAside() {
  return <Suspense>{useHydrated() && <Summary.Part at="side" />}</Suspense>;
}

function BelowTheQuestions() {
  const { state } = useLocation();
  const hydrated = useHydrated();
  return (
    <>
      <Suspense>{hydrated && <Summary.Part at="edge" />}</Suspense>
      {hydrated && isMismatch(state) && <Ending.Part at="mismatch" />}
    </>
  );
}

// The defaults of the specification. They hide nothing: both packages are shown with their prices.
const KNOWN = { ...defaultSkiChoice, 'owner.hasFiscalCode': 'YES' };

/**
 * Visitors from another page bring their choice in the address; not those who move between steps, or have
 * paid.
 */
const hasChoiceInAddress = (params: URLSearchParams) =>
  params.size > 0 && !params.has(STEP) && !params.has('transactionid');

const wholeWizard = async () => {
  const [{ skiWizard }] = await Promise.all([
    later().then((parts) => parts.wholeWizard()),
    // A step is empty without its layout: load them together.
    ...[Owner, Suitability, Contract].map((layout) => layout.preload()),
  ]);
  return skiWizard;
};

const submit: Submit<PaymentPage> = async (submission) => {
  const { preparePolicy } = await (await later()).sendPolicy();
  return preparePolicy(submission);
};

/** A ski policy, bought on the slopes or at a desk. After the payment it shows the outcome. */
export default function SkiPage() {
  const params = new URLSearchParams(useLocation().search);
  // Prerendered HTML cannot know the choice: a skeleton reserves its space.
  const hydrated = useHydrated();
  const isBack = hydrated && Boolean(params.get('transactionid'));
  const isOver = hydrated && params.get(STEP) === FAILED;
  return (
    <Suspense>
      {isBack || isOver ? <Ending.Part at={isBack ? 'outcome' : 'failure'} /> : <Questions />}
    </Suspense>
  );
}

// Changes around the questions after hydration do not re-render them.
const Questions = memo(function Questions() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { wizard, isLost, retry } = useWholeWizard(skiFirstStep, wholeWizard);
  const [beginnings, setBeginnings] = useState(0);
  const known = { ...KNOWN, ...ownerKnownAs(useKnownBuyer()) };

  // Only once: applied again it would undo the visitor's changes. So it is removed from the address.
  useEffect(() => {
    const params = new URLSearchParams(search);
    if (!hasChoiceInAddress(params)) return;
    const begin = async () => {
      (await (await later()).beginning()).beginSki(params);
      const typingIn = document.activeElement?.id;
      flushSync(() => setBeginnings((count) => count + 1));
      // The inputs were remounted with their values: put the focus back.
      if (typingIn) document.getElementById(typingIn)?.focus();
      void navigate(pathname, { replace: true });
    };
    // Offline the next question fails too, and shows it.
    begin().catch(() => undefined);
  }, [pathname, search, navigate]);

  if (isLost) return <FailureScreen onRetry={retry} />;
  return (
    <>
      <WizardScreen
        key={beginnings}
        wizard={wizard}
        title="Polizza sci"
        description={DESCRIPTION}
        known={known}
        submit={submit}
        renderResult={(page, _, answers) => <Ending.Part at={{ page, answers }} />}
        leadAway={leadAway}
        layouts={LAYOUTS}
        illustration={<QuestionsAside />}
      />
      <BelowTheQuestions />
    </>
  );
});

/** Package, dates and people. */
function InsuranceLayout(props: StepLayoutProps) {
  const { show, given } = props;
  const rules = useFirstRules();
  usePublishAnswers(given);
  return (
    <div className={styles['layout']}>
      <PolicyChoice {...props} rules={rules} />
      <CoverDates {...props} rules={rules} />
      <People {...props} rules={rules} />
      {show('utmSource')}
      {show('utmMedium')}
    </div>
  );
}
