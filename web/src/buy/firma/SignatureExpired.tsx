import type { Refund } from '@riparo/domain/buy/payment/refund-schema.ts';
import { refundInWords, refundTitle } from '@riparo/domain/buy/payment/refund.ts';
import { SIGNATURE_LINK_DAYS } from '@riparo/domain/buy/signature/link.ts';
import { paths } from '../../platform/router/paths.ts';
import { SupportContacts } from '../../platform/page/SupportContacts.tsx';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { DealNotice } from '../../platform/page/DealNotice.tsx';
import { ClosedDoor } from '../../platform/pictures/ClosedDoor.tsx';

/** Too late, or closed before anybody signed. */
export function SignatureExpired({ refund }: { readonly refund: Refund | null }) {
  return (
    <DealNotice picture={<ClosedDoor />}>
      <h1>Questi documenti non si possono più firmare</h1>
      <p>
        Sono passati i {SIGNATURE_LINK_DAYS} giorni per firmare, oppure la pratica è stata chiusa prima. La
        copertura non è partita.
      </p>
      {refund && (
        <p>
          <strong>{refundTitle(refund)}.</strong> {refundInWords(refund)}
        </p>
      )}
      <div>
        <ButtonLink to={paths.home}>Torna alla home</ButtonLink>
      </div>
      <section aria-labelledby="parlarne">
        <h2 id="parlarne">Qualcosa non va?</h2>
        <SupportContacts />
      </section>
    </DealNotice>
  );
}
