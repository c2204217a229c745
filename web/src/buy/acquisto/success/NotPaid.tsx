import { refundInWords, refundTitle } from '@riparo/domain/buy/payment/refund.ts';
import { SupportContacts } from '../../../platform/page/SupportContacts.tsx';
import { ButtonLink } from '../../../platform/router/links/ButtonLink.tsx';
import { DealNotice } from '../../../platform/page/DealNotice.tsx';
import { ClosedDoor } from '../../../platform/pictures/ClosedDoor.tsx';
import type { PaymentAnswer } from './watch-payment.ts';

/** The payment did not come about, or its money is on the way back. */
export function NotPaid({ payment, uuid }: { readonly payment: PaymentAnswer; readonly uuid: string }) {
  const { product, refund, state } = payment;
  return (
    <DealNotice picture={<ClosedDoor />}>
      {state === 'refunded' && refund ? (
        <>
          <h1 tabIndex={-1}>{refundTitle(refund)}</h1>
          <p>
            Era il pagamento di «{product.title}». {refundInWords(refund)}
          </p>
        </>
      ) : (
        <>
          <h1 tabIndex={-1}>Il pagamento non risulta</h1>
          <p>
            La pagina di pagamento si è chiusa senza un addebito. I tuoi dati per «{product.title}» sono
            ancora qui: puoi riprovare quando vuoi.
          </p>
          <div>
            <ButtonLink to={product.webFlowBaseUrl + uuid}>Torna al riepilogo</ButtonLink>
          </div>
        </>
      )}
      <section aria-labelledby="parlarne">
        <h2 id="parlarne">Vuoi parlarne con noi?</h2>
        <SupportContacts />
      </section>
    </DealNotice>
  );
}
