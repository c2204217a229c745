import { MapPinOff } from '@riparo/ui/icons/MapPinOff.ts';
import { Link } from 'react-router';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { paths } from '../../platform/paths/paths.ts';

export const Unknown = () => (
  <Screen>
    <PageTitle>Pagina non trovata</PageTitle>
    <EmptyState icon={MapPinOff} title="A questo indirizzo non c’è nulla">
      <Link to={paths.today}>Torna a oggi</Link>
    </EmptyState>
  </Screen>
);
