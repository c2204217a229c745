import { ComplaintForm } from './ComplaintForm.tsx';
import { ComplaintFrame } from './ComplaintFrame.tsx';
import { OtherWays } from './OtherWays.tsx';

export const NewComplaint = () => (
  <ComplaintFrame aside={<OtherWays />}>
    <ComplaintForm />
  </ComplaintFrame>
);
