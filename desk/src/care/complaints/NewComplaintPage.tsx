import {
  COMPLAINANTS,
  COMPLAINT_AREAS,
  COMPLAINT_CHANNELS,
  complainantNames,
  complaintAreaNames,
  complaintChannelNames,
  isRepresentingOther,
} from '@riparo/domain/care/complaints/register.ts';
import { MAX_COMPLAINT_LENGTH, MAX_WISH_LENGTH } from '@riparo/domain/care/complaints/wizard.ts';
import { registerComplaintCall } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { parsePhone } from '@riparo/domain/platform/person/phone-number.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { ArrowLeft } from '@riparo/ui/icons/ArrowLeft.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import { ask } from '../../platform/api/ask.ts';
import parts from '../../platform/parts/panel-parts.module.css';
import page from '../cases/CasePage.module.css';
import { useKey } from '../../platform/parts/use-key.ts';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { Forbidden } from '../../platform/parts/Forbidden.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import { TextField } from '../../platform/parts/TextField.tsx';
import { type Typed, useForm } from '../../platform/parts/use-form.ts';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { useRefetch } from '../cases/use-case.ts';
import { complaintSource } from './use-complaints.ts';

// Complaints through the site are registered already.
const channels = COMPLAINT_CHANNELS.filter((channel) => channel !== 'site');

/** Registers a complaint that came by post, phone, PEC or mail: its clock started on the day it arrived. */
export default function NewComplaintPage() {
  const canWork = useCan('work-complaints');
  return (
    <Screen>
      <Link to={paths.complaints} className={page['back']}>
        <ArrowLeft size={18} aria-hidden="true" /> Tutti i reclami
      </Link>
      {canWork ? (
        <RegisterForm />
      ) : (
        <Forbidden title="Registra un reclamo">Solo un responsabile può registrare un reclamo.</Forbidden>
      )}
    </Screen>
  );
}

const optional = (typed: Typed, name: string) => typed.get(name).trim() || null;

function RegisterForm() {
  const navigate = useNavigate();
  const refetch = useRefetch(complaintSource);
  const today = dayInRome(useNow());
  const { key } = useKey();
  const [complainant, setComplainant] = useState<string>('customer');
  const form = useForm(async (typed) => {
    const phone = optional(typed, 'phone');
    const channel = channels.find((each) => each === typed.get('channel')) ?? 'other';
    const { data } = await ask(registerComplaintCall, {
      body: {
        submissionKey: key,
        channel,
        receivedOn: typed.get('receivedOn') || today,
        complainant,
        onBehalfOf: optional(typed, 'onBehalfOf'),
        area: typed.get('area'),
        reference: optional(typed, 'reference'),
        story: typed.get('story'),
        wish: typed.get('wish'),
        firstname: typed.get('firstname'),
        lastname: typed.get('lastname'),
        email: optional(typed, 'email'),
        address: optional(typed, 'address'),
        phone: phone && (parsePhone(phone) ?? phone),
      },
    });
    await refetch();
    notify({
      kind: 'success',
      text: typed.get('email').trim()
        ? `Registrato con il numero ${data.number}: la ricevuta parte da sola.`
        : `Registrato con il numero ${data.number}: stampa e spedisci la ricevuta.`,
    });
    void navigate(paths.complaint(data.id));
    return undefined;
  });
  const { errors } = form;
  return (
    <form onSubmit={form.onSubmit} noValidate className={page['thing']}>
      <PageTitle>Registra un reclamo o una richiesta</PageTitle>
      <p className={page['story']}>
        Per i reclami arrivati per posta, telefono, PEC o e-mail, e per le richieste di chi ha subito un danno
        da un nostro cliente: i giorni si contano dall’arrivo. Se c’è un’e-mail la ricevuta parte da sola;
        altrimenti serve l’indirizzo, e le lettere si stampano e si spediscono.
      </p>
      <FormFailure message={form.failure} />
      <div className={page['columns']}>
        <Panel title="Chi ha scritto, e quando">
          <div className={parts['fields']}>
            <Field id="channel" label="Come è arrivato">
              {(wiring) => (
                <SelectBox
                  {...wiring}
                  name="channel"
                  options={channels.map((value) => ({ value, label: complaintChannelNames[value] }))}
                />
              )}
            </Field>
            <TextField
              name="receivedOn"
              label="Quando è arrivato"
              type="date"
              max={today}
              defaultValue={today}
              error={errors['receivedOn']}
            />
            <Field id="complainant" label="Chi scrive" error={errors['complainant']}>
              {(wiring) => (
                <SelectBox
                  {...wiring}
                  name="complainant"
                  options={COMPLAINANTS.map((value) => ({ value, label: complainantNames[value] }))}
                  value={complainant}
                  onChange={({ currentTarget: { value } }) => setComplainant(value)}
                />
              )}
            </Field>
            {isRepresentingOther(complainant) && (
              <TextField name="onBehalfOf" label="Per conto di" error={errors['onBehalfOf']} />
            )}
            <TextField name="firstname" label="Nome" autoComplete="off" error={errors['firstname']} />
            <TextField name="lastname" label="Cognome" autoComplete="off" error={errors['lastname']} />
            <TextField
              name="email"
              label="E-mail (facoltativa)"
              type="email"
              inputMode="email"
              autoComplete="off"
              error={errors['email']}
            />
            <TextField
              name="address"
              label="Indirizzo"
              hint="Via, numero civico, CAP e comune: serve se non c’è un’e-mail"
              autoComplete="off"
              error={errors['address']}
            />
            <TextField
              name="phone"
              label="Telefono (facoltativo)"
              type="tel"
              inputMode="tel"
              autoComplete="off"
              error={errors['phone']}
            />
          </div>
        </Panel>
        <Panel title="Che cosa scrive">
          <Stack gap={3}>
            <div className={parts['fields']}>
              <Field id="area" label="Area" error={errors['area']}>
                {(wiring) => (
                  <SelectBox
                    {...wiring}
                    name="area"
                    options={COMPLAINT_AREAS.map((value) => ({ value, label: complaintAreaNames[value] }))}
                  />
                )}
              </Field>
              <TextField
                name="reference"
                label="Polizza, pratica o contrassegno (facoltativo)"
                error={errors['reference']}
              />
            </div>
            <Field
              id="story"
              label="Che cosa è successo"
              hint="Di chi ha subito un danno non scrivere diagnosi: i documenti sanitari vanno alla compagnia"
              error={errors['story']}
            >
              {(wiring) => <TextArea {...wiring} name="story" rows={6} maxLength={MAX_COMPLAINT_LENGTH} />}
            </Field>
            <Field id="wish" label="Che cosa chiede" error={errors['wish']}>
              {(wiring) => <TextArea {...wiring} name="wish" maxLength={MAX_WISH_LENGTH} />}
            </Field>
            <div>
              <Button type="submit" busy={form.isBusy}>
                Registra
              </Button>
            </div>
          </Stack>
        </Panel>
      </div>
    </form>
  );
}
