import { CreditCard } from '@riparo/ui/icons/CreditCard.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { type Payable, usePayment } from '../summary/use-payment.ts';

type PayNowProps = {
  readonly deal: Payable;
  /** In another window meanwhile. */
  readonly onPaid: () => void;
};

/** From what is signed straight to the card: what is bought, and its price, stand beside it. */
export function PayNow({ deal, onPaid }: PayNowProps) {
  const { isBusy, warning, pay } = usePayment(deal, { onPaid });
  return (
    <>
      <Button look="light" busy={isBusy} icon={<CreditCard size={20} aria-hidden="true" />} onClick={pay}>
        Paga ora
      </Button>
      {warning && <FormWarning>{warning}</FormWarning>}
    </>
  );
}
