import { formIn } from '@riparo/domain/buy/products/ski/answers.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import { priceSki } from '@riparo/domain/buy/products/ski/price.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { useEffect, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { useLocation, useNavigate } from '../../../../platform/router/router.tsx';
import { ButtonLink } from '../../../../platform/router/links/ButtonLink.tsx';
import { DealNotice } from '../../../../platform/page/DealNotice.tsx';
import { OnTheSlopes } from '../../../../platform/pictures/OnTheSlopes.tsx';
import { leadAway, ownerAddress } from './lead-away.ts';
import { type PaymentPage, sendPolicy, takeNewPageUrl } from './send-policy.ts';

type ToPaymentProps = { readonly page: PaymentPage; readonly answers: Answers };

/** The last step: on the way to the card page. Customers who come back find the link to it again. */
export function ToPayment({ page, answers }: ToPaymentProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isBusy, setBusy] = useState(false);
  const form = formIn(answers);

  useEffect(() => {
    if (takeNewPageUrl(page.paymentUrl)) location.assign(page.paymentUrl);
  }, [page.paymentUrl]);

  useEffect(() => {
    // The card page may lead back to this page from the back/forward cache, with its button still busy.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const pay = async () => {
    setBusy(true);
    const result = await sendPolicy({ answers, key: page.key });
    if (result.ok) location.assign(result.value.paymentUrl);
    else {
      const { to, state } = leadAway(result.problem, pathname + search);
      void navigate(to, { state });
    }
  };

  return (
    <DealNotice picture={<OnTheSlopes />}>
      <h1 tabIndex={-1}>Ti portiamo alla pagina di pagamento</h1>
      <p>
        La polizza è pronta: mancano solo {formatEuro(priceSki(form, form.promoCode).totalCents)}. Se la
        pagina non si apre da sola, o se torni indietro, riaprila da qui.
      </p>
      <Stack direction="row" gap={3}>
        <Button busy={isBusy} onClick={() => void pay()}>
          Vai al pagamento
        </Button>
        <ButtonLink to={ownerAddress} look="secondary">
          Modifica i dati
        </ButtonLink>
      </Stack>
    </DealNotice>
  );
}
