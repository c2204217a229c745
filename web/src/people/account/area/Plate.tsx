import { brand } from '@riparo/domain/platform/brand/brand.ts';
import type { OwnDeal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { addPlateCall } from '@riparo/domain/buy/purchase/plate-calls.ts';
import { plateForm } from '@riparo/domain/buy/products/plate-form.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { useMemo, useRef, useState } from 'react';
import { TextLink } from '../../../platform/router/links/TextLink.tsx';
import { callAsUser } from '../../../platform/session/call-as-user.ts';
import { oneStepForm } from '../../../platform/wizard/one-step-form.ts';
import { StandaloneForm } from '../../../platform/wizard/StandaloneForm.tsx';
import { accepted, refused, refusedFields, useSending } from '../../../platform/wizard/use-sending.ts';
import styles from './DealCard.module.css';

type PlateRequest = NonNullable<OwnDeal['plate']>;
type PlateProps = { readonly uuid: string; readonly plate: PlateRequest; readonly onAdded: () => void };

const SAVED = {
  open: 'i documenti da firmare ora lo riportano. Se avevi già chiesto il codice per firmare, chiedine un altro.',
  late: 'i documenti firmati restano come sono, e lo trovi nella lettera di benvenuto.',
} as const;

/** Customers whose plate is issued after the policy enter it here, until the first day. */
export function Plate({ uuid, plate: known, onAdded }: PlateProps) {
  const sending = useSending();
  const [plate, setPlate] = useState(known);
  const [saved, setSaved] = useState<string | null>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const state = known.state === 'late' ? 'late' : 'open';
  const form = useMemo(() => oneStepForm(plateForm(state)), [state]);

  const give = ({ plateCode }: Answers) =>
    sending.send(
      () => callAsUser(addPlateCall, { params: { uuid }, body: { plateCode: String(plateCode) } }),
      (result) => {
        if (!result.ok) {
          const { fields, message } = result.problem;
          return fields ? refusedFields(fields) : refused(message);
        }
        setPlate(result.value.data);
        setSaved(`Abbiamo salvato il codice ${result.value.data.code}: ${SAVED[state]}`);
        answer.current?.focus();
        onAdded();
        return accepted();
      },
    );

  return (
    <div className={styles['plate']}>
      <p className={styles['text']} ref={answer} tabIndex={-1}>
        {saved ?? (plate.state === 'closed' && plate.code === null && <WriteToUs />)}
      </p>
      {plate.state !== 'closed' && (
        <StandaloneForm
          form={form}
          sending={sending}
          known={plate.code === null ? {} : { plateCode: plate.code }}
          hidesTitle
          onComplete={(answers) => void give(answers)}
        />
      )}
    </div>
  );
}

const WriteToUs = () => (
  <>
    La copertura è cominciata senza il codice del contrassegno: lo registriamo noi, è gratis.{' '}
    <TextLink to={`mailto:${brand.support.email}`}>Scrivilo a {brand.support.email}</TextLink>
  </>
);
