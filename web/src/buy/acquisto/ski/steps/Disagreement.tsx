import { Alert } from '@riparo/ui/Alert.tsx';
import { Button } from '@riparo/ui/Button.tsx';
import { idOf, type StepLayoutProps } from '../../../../platform/wizard/step-layout.ts';
import { settled } from './party.ts';

type DisagreementProps = Pick<StepLayoutProps, 'given' | 'errors' | 'rewrite'>;

/** The numbers of adults and children contradict the birth dates: one press corrects them. */
export function Disagreement({ given, errors, rewrite }: DisagreementProps) {
  const message = errors['policyAdults'];
  if (message === undefined) return null;
  return (
    <Alert tone="warning">
      <p>{message}</p>
      <div>
        <Button id={idOf('policyAdults')} look="secondary" onClick={() => rewrite(settled(given))}>
          Correggi il numero di adulti e bambini
        </Button>
      </div>
    </Alert>
  );
}
