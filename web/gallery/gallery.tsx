import { createRoot } from 'react-dom/client';
import '@riparo/ui/tokens.css';
import '@riparo/ui/fonts.css';
import '@riparo/ui/base.css';
import { Notices } from '@riparo/ui/Notices.tsx';
import { StaticRouter } from '../src/platform/router/router.tsx';
import { Actions } from './Actions.tsx';
import styles from './gallery.module.css';
import { Alert } from '@riparo/ui/Alert.tsx';
import { ErrorSummary } from '@riparo/ui/ErrorSummary.tsx';
import { ProgressBar } from '@riparo/ui/ProgressBar.tsx';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { Bike } from '@riparo/ui/icons/Bike.ts';
import { Dog } from '@riparo/ui/icons/Dog.ts';
import { House } from '@riparo/ui/icons/House.ts';
import { Checkbox } from '@riparo/ui/Checkbox.tsx';
import { ChoiceCard } from '@riparo/ui/ChoiceCard.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { FieldGroup } from '@riparo/ui/FieldGroup.tsx';
import { Slider } from '@riparo/ui/Slider.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import { TextLink } from '../src/platform/router/links/TextLink.tsx';

const errors = [
  { id: 'birth', message: 'La data che hai inserito non è corretta' },
  { id: 'privacy', message: 'Abbiamo bisogno del consenso per il trattamento dei tuoi dati' },
];

function Feedback() {
  return (
    <Stack gap={5}>
      <h2>Riscontri</h2>
      <ErrorSummary errors={errors} attempt={1} />
      <Alert tone="info">
        <p>La sessione è finita: accedi di nuovo e continui da dove eri.</p>
      </Alert>
      <Alert tone="success">
        <p>Account confermato: ora puoi accedere.</p>
      </Alert>
      <Alert tone="warning">
        <p>E-mail o password non corrette.</p>
      </Alert>
      <ProgressBar rate={60} label="Avanzamento" />
      <Spinner label="Caricamento" />
      <Stack gap={3}>
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton width="wide" />
        <Skeleton shape="control" />
        <Skeleton shape="card" />
      </Stack>
      <h2>Tipografia</h2>
      <h3>Un titolo di terzo livello che va su due righe quando lo spazio è poco</h3>
      <p>
        Testo corrente: in 35 anni di lavoro, con € 1.234,56 al mese, perché più sì che no. Àèéìòù – «così».
      </p>
    </Stack>
  );
}

/** Every component of the design system on one page, for the development server only: /gallery/ */
function Gallery() {
  return (
    <StaticRouter address="/">
      <main className={styles['gallery']}>
        <h1>Galleria dei componenti</h1>
        <div className={styles['columns']}>
          <Controls />
          <Actions />
          <Feedback />
        </div>
      </main>
      <Notices />
    </StaticRouter>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);

function Controls() {
  return (
    <Stack gap={5}>
      <h2>Campi</h2>
      <Field id="name" label="Come ti chiami?" hint="Basta il nome">
        {(wiring) => <TextInput {...wiring} name="name" autoComplete="given-name" />}
      </Field>
      <Field id="birth" label="Data di nascita" error="La data che hai inserito non è corretta">
        {(wiring) => (
          <TextInput {...wiring} name="birth" placeholder="GG/MM/AAAA" defaultValue="31/02/1990" />
        )}
      </Field>
      <Field id="phone" label="Telefono">
        {(wiring) => (
          <TextInput {...wiring} name="phone" type="tel" before="+39" defaultValue="333-1234567" />
        )}
      </Field>
      <Field id="income" label="Reddito lordo annuo">
        {(wiring) => (
          <TextInput {...wiring} name="income" inputMode="numeric" after="€" defaultValue="30.000" />
        )}
      </Field>
      <FieldGroup id="thing" legend="Cosa vuoi proteggere?" hint="Scegliendo vai avanti">
        <ChoiceCard
          type="radio"
          name="thing"
          value="home"
          label="La casa"
          icon={<House size={24} />}
          defaultChecked
        />
        <ChoiceCard
          type="radio"
          name="thing"
          value="pet"
          label="Il cane"
          description="Visite e interventi"
          icon={<Dog size={24} />}
        />
        <ChoiceCard type="radio" name="thing" value="bike" label="La bici" icon={<Bike size={24} />} />
      </FieldGroup>
      <FieldGroup id="sports" legend="Quali sport?" options="pair" error="Seleziona almeno un'opzione!">
        <ChoiceCard type="checkbox" name="sports" value="ski" label="Sci" defaultChecked />
        <ChoiceCard type="checkbox" name="sports" value="run" label="Corsa" />
      </FieldGroup>
      <Field id="career" label="Come immagini la tua carriera?">
        {(wiring) => (
          <Slider
            {...wiring}
            name="career"
            min={0}
            max={100}
            buttonStep={5}
            defaultValue={60}
            format={(value) => (value < 40 ? 'Statica' : value < 70 ? 'Nella media' : 'Brillante')}
            ends={['Statica', 'Brillante']}
          />
        )}
      </Field>
      <Checkbox
        id="privacy"
        name="privacy"
        error="Abbiamo bisogno del consenso per il trattamento dei tuoi dati"
      >
        Ho letto l’<TextLink to="/privacy">informativa sulla privacy</TextLink> e acconsento al trattamento
      </Checkbox>
      <Checkbox id="marketing" name="marketing" hint="Facoltativo" defaultChecked>
        Mandatemi ogni tanto una guida
      </Checkbox>
    </Stack>
  );
}
