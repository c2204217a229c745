import { Alert } from '@riparo/ui/Alert.tsx';
import { ErrorSummary } from '@riparo/ui/ErrorSummary.tsx';
import { ProgressBar } from '@riparo/ui/ProgressBar.tsx';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';

const errors = [
  { id: 'birth', message: 'La data che hai inserito non è corretta' },
  { id: 'privacy', message: 'Abbiamo bisogno del consenso per il trattamento dei tuoi dati' },
];

export function Feedback() {
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
