import { MAX_DOCUMENT_HINT_LENGTH, MAX_DOCUMENT_TITLE_LENGTH } from '@riparo/domain/care/claims/lengths.ts';
import { claimStateAfter } from '@riparo/domain/care/claims/states.ts';
import { claimantNotices } from '@riparo/domain/care/claims/claimant-notices.ts';
import { useState } from 'react';
import { Checkbox } from '@riparo/ui/Checkbox.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { FieldGroup } from '@riparo/ui/FieldGroup.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import { ActDialog } from '../cases/ActDialog.tsx';
import { useClaimAct } from './claim-act.ts';
import styles from './claim-parts.module.css';
import type { OneClaim } from './use-claim.ts';

interface RequestDocumentsDialogProps {
  readonly claim: OneClaim;
  readonly onClose: () => void;
}

/**
 * The documents likely missing, as checkboxes; a free text for others; and received ones that were not right,
 * with the reason.
 */
export function RequestDocumentsDialog({ claim, onClose }: RequestDocumentsDialogProps) {
  const doing = useClaimAct(claim, onClose);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [otherDocument, setOtherDocument] = useState({ title: '', hint: '', isHealth: false });
  const [resendReasons, setResendReasons] = useState<Readonly<Record<string, string>>>({});
  const [missing, setMissing] = useState<string>();
  const requestedTitles = new Set(claim.papers.map(({ title }) => title));
  const offered = claim.templates.filter(({ title }) => !requestedTitles.has(title));
  const came = claim.papers.filter(({ state }) => state === 'given');

  const confirm = () => {
    const repeated = came.flatMap(({ id }) =>
      resendReasons[id] === undefined ? [] : [{ paperId: id, why: resendReasons[id].trim() }],
    );
    const papers = [
      ...offered
        .filter(({ key }) => chosen.includes(key))
        .map(({ kind, title, hint, isHealth }) => ({ kind, title, hint, isHealth })),
      ...(otherDocument.title.trim()
        ? [
            {
              kind: 'file' as const,
              title: otherDocument.title.trim(),
              hint: otherDocument.hint.trim(),
              isHealth: otherDocument.isHealth,
            },
          ]
        : []),
    ];
    if (papers.length + repeated.length === 0) return setMissing('Scegli almeno una cosa da chiedere.');
    if (repeated.some(({ why }) => why === ''))
      return setMissing('Per ogni documento che chiedi di nuovo, scrivi il motivo.');
    setMissing(undefined);
    doing.act({ action: 'ask-papers', papers, again: repeated });
  };

  const tick = (key: string, isTicked: boolean) =>
    setChosen(isTicked ? [...chosen, key] : chosen.filter((each) => each !== key));
  return (
    <ActDialog
      title="Che cosa serve?"
      confirmLabel="Chiedi"
      doing={doing}
      isPossible={claimStateAfter(claim.state, 'ask-papers') !== null}
      fault={doing.fields['papers'] ?? missing}
      notice={claimantNotices['ask-papers']}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FieldGroup id="claim-papers" legend="Di solito serve">
        <div className={styles['chosen']}>
          {offered.map(({ key, title, hint }) => (
            <Checkbox
              key={key}
              id={`claim-paper-${key}`}
              checked={chosen.includes(key)}
              hint={hint}
              onChange={({ currentTarget }) => tick(key, currentTarget.checked)}
            >
              {title}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
      <Field id="claim-own-paper" label="Altro (facoltativo)" hint="Per esempio «Il preventivo del fabbro»">
        {(wiring) => (
          <TextInput
            {...wiring}
            defaultValue={otherDocument.title}
            maxLength={MAX_DOCUMENT_TITLE_LENGTH}
            onChange={({ currentTarget }) =>
              setOtherDocument({ ...otherDocument, title: currentTarget.value })
            }
          />
        )}
      </Field>
      {otherDocument.title.trim() !== '' && (
        <Field id="claim-own-hint" label="Che cosa si deve vedere (facoltativo)">
          {(wiring) => (
            <TextInput
              {...wiring}
              defaultValue={otherDocument.hint}
              maxLength={MAX_DOCUMENT_HINT_LENGTH}
              onChange={({ currentTarget }) =>
                setOtherDocument({ ...otherDocument, hint: currentTarget.value })
              }
            />
          )}
        </Field>
      )}
      {otherDocument.title.trim() !== '' && (
        <Checkbox
          id="claim-own-health"
          checked={otherDocument.isHealth}
          hint="Il cliente lo manda solo se ha dato il consenso"
          onChange={({ currentTarget }) =>
            setOtherDocument({ ...otherDocument, isHealth: currentTarget.checked })
          }
        >
          Contiene dati sulla salute
        </Checkbox>
      )}
      {came.length > 0 && (
        <FieldGroup id="claim-again" legend="È arrivato, ma non va bene">
          {came.map(({ id, title }) => (
            <div key={id} className={styles['papers']}>
              <Checkbox
                id={`claim-again-${id}`}
                checked={resendReasons[id] !== undefined}
                onChange={({ currentTarget }) => {
                  const { [id]: _left, ...rest } = resendReasons;
                  setResendReasons(currentTarget.checked ? { ...resendReasons, [id]: '' } : rest);
                }}
              >
                {title}
              </Checkbox>
              {resendReasons[id] !== undefined && (
                <Field
                  id={`claim-why-${id}`}
                  label="Perché"
                  hint="Il cliente lo legge accanto alla richiesta"
                >
                  {(wiring) => (
                    <TextInput
                      {...wiring}
                      defaultValue={resendReasons[id] ?? ''}
                      maxLength={MAX_DOCUMENT_HINT_LENGTH}
                      onChange={({ currentTarget }) =>
                        setResendReasons({ ...resendReasons, [id]: currentTarget.value })
                      }
                    />
                  )}
                </Field>
              )}
            </div>
          ))}
        </FieldGroup>
      )}
    </ActDialog>
  );
}
