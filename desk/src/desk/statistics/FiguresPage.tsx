import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { Failed } from '../../platform/parts/Failed.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { useAddressFilter } from '../../platform/parts/use-address-filter.ts';
import { Waiting } from '../../platform/parts/Waiting.tsx';
import { useNow } from '../../platform/time/now.ts';
import { CallFigures } from './CallFigures.tsx';
import { ConsultantFigures } from './ConsultantFigures.tsx';
import { FiguresFilters } from './FiguresFilters.tsx';
import { type FiguresFilter, readFiguresFilter, writeFiguresFilter } from './figures-filter.ts';
import styles from './FiguresPage.module.css';
import { MoneyFigures } from './MoneyFigures.tsx';
import { PurchaseFigures } from './PurchaseFigures.tsx';
import { Summary } from './Summary.tsx';
import { useFigures } from './use-figures.ts';

/** How it goes: what was promised and kept, what is bought, what comes in and goes back. */
export default function FiguresPage() {
  const today = dayInRome(useNow());
  const [filter, change] = useAddressFilter((params) => readFiguresFilter(params, today), writeFiguresFilter);
  return (
    <Screen>
      <PageTitle>Andamento</PageTitle>
      <FiguresFilters filter={filter} onChange={change} />
      <AllFigures filter={filter} />
    </Screen>
  );
}

function AllFigures({ filter }: { readonly filter: FiguresFilter }) {
  const { data, error, isPlaceholderData, refetch } = useFigures(filter);
  if (!data)
    return error ? (
      <Failed what="Non riusciamo a caricare i numeri" error={error} onRetry={() => void refetch()} />
    ) : (
      <Waiting label="Carico i numeri" lines={12} />
    );
  const figures = data.data;
  return (
    <div className={styles['all']} aria-busy={isPlaceholderData}>
      <Summary figures={figures} />
      <div className={styles['pictures']}>
        <CallFigures figures={figures} period={filter.period} />
        <PurchaseFigures figures={figures} />
        <MoneyFigures figures={figures} period={filter.period} />
        <div data-wide>
          <ConsultantFigures figures={figures} />
        </div>
      </div>
    </div>
  );
}
