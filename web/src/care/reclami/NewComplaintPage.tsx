import { PageHead } from '../../platform/page/PageHead.tsx';
import { ComplaintForm } from './ComplaintForm.tsx';
import { ComplaintFrame } from './ComplaintFrame.tsx';
import { OtherWays } from './OtherWays.tsx';

/** The online form for a complaint. */
export default function NewComplaintPage() {
  return (
    <>
      <PageHead
        title="Presenta un reclamo"
        description="Scrivi che cosa non è andato e che cosa chiedi: ricevi subito un numero e una ricevuta, con chi ti risponde ed entro quando."
      />
      <ComplaintFrame aside={<OtherWays />}>
        <ComplaintForm />
      </ComplaintFrame>
    </>
  );
}
