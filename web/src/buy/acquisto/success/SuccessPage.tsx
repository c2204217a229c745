import { SuccessScreen } from './SuccessScreen.tsx';

export default function SuccessPage() {
  return <SuccessScreen />;
}
