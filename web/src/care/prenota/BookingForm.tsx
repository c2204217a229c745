import { Card } from '@riparo/ui/Card.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import { callBookingWizard } from '@riparo/domain/care/calls/booking-wizard.ts';
import { bookCallCall } from '@riparo/domain/care/requests/call-booking-calls.ts';
import { describeAppointment } from '@riparo/domain/desk/opening-hours/chosen-times-in-words.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { useMemo, useState } from 'react';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { notifyIfMailWithheld } from '../../platform/page/withheld-mail.ts';
import { paths } from '../../platform/router/paths.ts';
import { useNavigate, useNavigationType } from '../../platform/router/router.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { ConsentField } from '../../platform/wizard/fields/ConsentField.tsx';
import { oneStepForm } from '../../platform/wizard/one-step-form.ts';
import { StandaloneForm } from '../../platform/wizard/StandaloneForm.tsx';
import { refused, refusedFields, useSending } from '../../platform/wizard/use-sending.ts';
import { storedRequest } from '../../platform/calls/stored-request.ts';
import styles from './BookingForm.module.css';

const [step] = callBookingWizard.steps;
if (!step) throw new Error('the booking form has no step');
const form = oneStepForm(step, { consent: ConsentField });
const emptyAnswers = {};

const BOOKED = 'Prenotata. Ti mandiamo un’e-mail con l’appuntamento per il calendario.';
const BOOKED_WITHOUT_MAIL =
  'La chiamata è prenotata: da questa pagina la sposti o la disdici, conservane l’indirizzo.';
const BOOKED_BEFORE = 'Questa chiamata è già prenotata: trovi il link per spostarla nell’e-mail di conferma.';

type Booking = BodyOf<typeof bookCallCall>;

type BookingFormProps = {
  readonly callAt: string;
  /** The time was taken by another visitor. */
  readonly onTaken: () => void;
};

/** Who to call at the chosen time, and about what. The typed answers survive choosing another time. */
export function BookingForm({ callAt, onTaken }: BookingFormProps) {
  const navigate = useNavigate();
  const how = useNavigationType();
  const sending = useSending();
  const session = useSession();
  const storage = useMemo(() => storedRequest('prenota-una-chiamata'), []);
  const [draft] = useState(() => storage.draft() ?? emptyAnswers);
  const user = session.status === 'authenticated' ? session.user.attributes : undefined;
  const known = useMemo<Answers>(
    () => (user ? { email: user.email, firstname: user.name, lastname: user.family_name } : emptyAnswers),
    [user],
  );

  const complete = (answers: Answers) => {
    const submissionKey = storage.keyFor({ ...answers, callAt });
    const body = { ...(answers as unknown as Booking), callAt, submissionKey, source: location.pathname };
    void sending.send(
      () => callApi(bookCallCall, { body }),
      (result) => {
        if (result.ok) {
          const { token, isMailWithheld } = result.value.data;
          if (token === null) return refused(BOOKED_BEFORE);
          if (!isMailWithheld) notify({ kind: 'success', text: BOOKED });
          notifyIfMailWithheld(result.value.data, BOOKED_WITHOUT_MAIL);
          return void navigate(paths.request(token));
        }
        const { code, fields, message } = result.problem;
        if (code === 'CallTimeTaken') return onTaken();
        return fields ? refusedFields(fields) : refused(message);
      },
    );
  };

  return (
    <StandaloneForm
      form={form}
      sending={sending}
      known={known}
      draft={draft}
      takesFocus={how !== 'POP'}
      before={
        <Card tone="sage">
          <div className={styles['chosen']}>
            <p className={styles['when']}>Ti chiamiamo {describeAppointment(new Date(callAt))}</p>
            <TextLink to={paths.bookCall}>Cambia orario</TextLink>
          </div>
        </Card>
      }
      onDraft={storage.saveDraft}
      onComplete={complete}
    />
  );
}
