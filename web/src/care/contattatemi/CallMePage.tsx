import { quotationCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { useEffect } from 'react';
import { useNavigate } from '../../platform/router/router.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { usePageParams } from '../../platform/page/page.ts';
import { paths } from '../../platform/router/paths.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { AboutQuote } from '../../platform/calls/AboutQuote.tsx';
import { CallMeForm } from '../../platform/calls/CallMeForm.tsx';
import { CallMeScreen } from '../prenota/CallMeScreen.tsx';
import { quotationFacts } from '../../platform/calls/quotation-facts.ts';

/** Requests a call about a quotation. */
export default function CallMePage() {
  const { uuid = '' } = usePageParams();
  const navigate = useNavigate();
  const { result } = useCall(quotationCall, { params: { uuid } });
  const isGone = result?.ok === false && result.problem.status === 404;
  // The form works without the quotation; facts that cannot be loaded are left out.
  const facts = result?.ok ? quotationFacts(result.value) : null;
  const isKnownLater = result === null;

  useEffect(() => {
    if (isGone) void navigate(paths.quoteNotFound(uuid), { replace: true });
  }, [isGone, navigate, uuid]);

  return (
    <CallMeScreen>
      <PageHead
        title="Chiamatemi"
        description="Lascia e-mail e telefono: un consulente ti chiama per parlare del tuo preventivo, senza impegno."
      />
      <CallMeForm uuid={uuid} before={(isKnownLater || facts) && <AboutQuote facts={facts} />} />
    </CallMeScreen>
  );
}
