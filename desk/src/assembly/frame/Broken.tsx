import { TriangleAlert } from '@riparo/ui/icons/TriangleAlert.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';

/** A fault of ours, or code that could not be fetched: a new start helps against both. */
export const Broken = () => (
  <main>
    <EmptyState icon={TriangleAlert} title="Questa schermata non si è aperta">
      <p>Ricarica la pagina. Se il problema continua, avvisa chi gestisce il sito.</p>
      <Button onClick={() => location.reload()}>Ricarica</Button>
    </EmptyState>
  </main>
);
