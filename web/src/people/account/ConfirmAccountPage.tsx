import { ConfirmAccount } from './ConfirmAccount.tsx';

export default function ConfirmAccountPage() {
  return <ConfirmAccount />;
}
