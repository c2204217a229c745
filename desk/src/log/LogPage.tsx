import { PageTitle } from '../parts/PageTitle.tsx';
import { Screen } from '../parts/Screen.tsx';

export default function LogPage() {
  return (
    <Screen>
      <PageTitle>Registro</PageTitle>
    </Screen>
  );
}
