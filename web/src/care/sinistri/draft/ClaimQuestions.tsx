import { claimPath } from '@riparo/domain/care/claims/paths.ts';
import {
  claimWizard,
  DATE_STEP,
  FILES_STEP,
  HEALTH_STEP,
  SUMMARY_STEP,
  warningFor,
} from '@riparo/domain/care/claims/wizard.ts';
import {
  claimCall,
  type ClaimDraft,
  type saveClaimAnswersCall,
  type SentClaim,
  submitClaimCall,
} from '@riparo/domain/care/claims/claim-calls.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import type { Answers, Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { furthestStep } from '@riparo/domain/platform/wizard/engine.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { callApi, type CallProblem } from '@riparo/ui/api/client.ts';
import { notify } from '@riparo/ui/notices.ts';
import { STEP, paths } from '../../../platform/router/paths.ts';
import { useLocation, useNavigate } from '../../../platform/router/router.tsx';
import { deleteProgress } from '../../../platform/wizard/forget-progress.ts';
import { loadProgress, noProgress, saveProgress } from '../../../platform/wizard/progress-storage.ts';
import type { Submit } from '../../../platform/wizard/use-submission.ts';
import { stayOnScreen } from '../../../platform/wizard/use-wizard.ts';
import { WizardScreen } from '../../../platform/wizard/WizardScreen.tsx';
import { uploadsOfClaim } from '../uploads-of-claim.ts';
import { ClaimTools } from './ClaimTools.tsx';
import { saverOf, useSaving } from './save-answers.ts';
import { summaryLayout } from './SummaryLayout.tsx';
import type { StepLayout, StepLayoutProps } from '../../../platform/wizard/step-layout.ts';
import { FilePicker } from '../../../platform/uploads/FilePicker.tsx';
import type { Uploads } from '../../../platform/uploads/uploads.ts';
import { WITHOUT_HEALTH_CONSENT } from '@riparo/domain/care/claims/health-consent.ts';
import { PRIVACY_NOTICE } from '@riparo/domain/platform/law/articles.ts';
import { TextLink } from '../../../platform/router/links/TextLink.tsx';
import type { ClaimablePolicy } from '@riparo/domain/care/claims/policy.ts';
import { CoverNote } from '../CoverNote.tsx';

/** A date outside the cover is mentioned as soon as it is typed; the claimant can still go on. */
const dateLayout = (policies: readonly ClaimablePolicy[]): StepLayout =>
  function DateLayout({ show, given }) {
    const warning = warningFor(policies, given, dayInRome(new Date()));
    return (
      <>
        {show('when')}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs */}
        <div role="status">{warning && <CoverNote warning={warning} />}</div>
      </>
    );
  };

/** The short privacy notice that the law requires before the first answer, with a link to the full one. */
const PrivacyNotice = () => (
  <p>
    Usiamo quello che racconti per gestire il sinistro e trasmetterlo a chi decide se pagare; lo conserviamo
    con il contratto. Chi siamo, a chi comunichiamo i dati, per quanto tempo li conserviamo e quali diritti
    hai è scritto nell’
    <TextLink to={`${paths.privacy}#sinistri`}>informativa sui dati dei sinistri</TextLink> ({PRIVACY_NOTICE}
    ).
  </p>
);

/** What a no means is said beside the question, before it is answered. */
const HealthLayout = ({ show }: StepLayoutProps) => (
  <>
    <p>{WITHOUT_HEALTH_CONSENT}</p>
    {show('healthConsent')}
  </>
);

/** The step for photos and documents: going on does not wait for uploads. */
const filesLayout = (uploads: Uploads): StepLayout =>
  function FilesLayout() {
    return <FilePicker uploads={uploads} label="Le tue foto e i tuoi documenti" />;
  };

type ClaimQuestionsProps = {
  readonly token: string;
  readonly draft: ClaimDraft;
  readonly onSent: (sent: SentClaim) => void;
};

const TITLE = 'Mi è successo qualcosa';

/** Claims are sensitive: answers are stored on the server, so that no other user of the device finds them. */
const storedOnServer = (wizard: Wizard, token: string): Wizard => ({
  ...wizard,
  formId: `${wizard.formId} ${token.slice(0, 12)}`,
  steps: wizard.steps.map((step) => ({
    ...step,
    fields: step.fields.map((field) =>
      field.kind === 'summary' ? field : { ...field, isTabOnly: true as const },
    ),
  })),
});

/**
 * The questions of a claim. Every answer is stored on the server at once: the address resumes them anywhere.
 */
export function ClaimQuestions({ token, draft, onSent }: ClaimQuestionsProps) {
  const saver = saverOf(token);
  const [opened] = useState(() => {
    const wizard = storedOnServer(claimWizard(draft.policies), token);
    // Answers from another device count; unsaved ones from here take precedence.
    const data = { ...draft.answers, ...saver.unsaved() } as Answers;
    saveProgress(wizard, { ...noProgress, ...loadProgress(wizard), data, results: null });
    return { wizard, data };
  });
  const { wizard, data } = opened;
  useRightStep(wizard, data);
  const uploads = uploadsOfClaim(token);
  const [layouts] = useState(() => {
    uploads.hear(draft.files, null);
    return {
      [DATE_STEP]: dateLayout(draft.policies),
      [HEALTH_STEP]: HealthLayout,
      [FILES_STEP]: filesLayout(uploads),
      [SUMMARY_STEP]: summaryLayout(uploads, draft.policies),
    };
  });
  const saving = useSaving(saver);
  const subject = useMemo(() => <strong>{TITLE}</strong>, []);

  const navigate = useNavigate();
  const claimSentElsewhere = useClaimSentElsewhere(token);
  const submit: Submit<SentClaim> = async ({ key, signal }) => {
    const saved = await saver.flush(signal);
    if (!saved.ok) {
      const sent = await claimSentElsewhere(saved.problem);
      return sent ? { ok: true, value: sent } : saved;
    }
    const result = await callApi(submitClaimCall, {
      params: { token },
      body: { submissionKey: key },
      signal,
    });
    return result.ok ? { ok: true, value: result.value.data } : result;
  };

  const save = async (answers: Answers) => {
    const saved = await saver.save(answers);
    const sent = saved?.ok === false && (await claimSentElsewhere(saved.problem));
    if (!sent) return;
    deleteProgress(wizard.formId);
    onSent(sent);
    void navigate(claimPath(token), { replace: true });
  };

  return (
    <WizardScreen
      wizard={wizard}
      title={TITLE}
      description="Raccontaci che cosa è successo: puoi fermarti e riprendere quando vuoi, anche da un altro telefono."
      subject={subject}
      submit={submit}
      leadAway={stayOnScreen}
      leadOn={(sent) => {
        onSent(sent);
        return { to: claimPath(token) };
      }}
      opening={<PrivacyNotice />}
      onAnswers={({ files: _files, ...answers }) => void save(answers)}
      ownTools={<ClaimTools token={token} saving={saving} keptUntil={draft.keptUntil} />}
      layouts={layouts}
    />
  );
}

/** An answer is refused because another window or device has sent the claim: the rest is on its page. */
function useClaimSentElsewhere(token: string) {
  const looking = useRef<Promise<SentClaim | null>>(null);

  const look = async (message: string): Promise<SentClaim | null> => {
    const found = await callApi(claimCall, { params: { token } });
    if (!found.ok || found.value.data.stage === 'draft') return null;
    notify({ kind: 'info', text: message });
    return found.value.data;
  };

  return async ({ code, message }: CallProblem<typeof saveClaimAnswersCall>) =>
    code === 'ClaimSent' ? (looking.current ??= look(message)) : null;
}

/** A claimant who comes back, on any device, continues at the first unanswered question. */
function useRightStep(wizard: Wizard, data: Answers): void {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const isNamed = new URLSearchParams(search).has(STEP);
  useEffect(() => {
    if (isNamed) return;
    const step = furthestStep(wizard, data, dayInRome(new Date()));
    if (step > 0) void navigate(`${pathname}?${STEP}=${step + 1}`, { replace: true });
    // Once, when the page is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
