import { MousePointerClick } from '@riparo/ui/icons/MousePointerClick.ts';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { Key } from '../../platform/parts/Key.tsx';

export const NoRequestChosen = () => (
  <EmptyState icon={MousePointerClick} title="Apri una richiesta dalla coda">
    <p>
      Oppure prendi la prossima: la più urgente tra quelle libere. Con la tastiera: <Key>j</Key> e{' '}
      <Key>k</Key> per scorrere, <Key>?</Key> per tutto il resto.
    </p>
  </EmptyState>
);
