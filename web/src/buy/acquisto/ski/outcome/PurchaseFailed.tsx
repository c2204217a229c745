import { useLocation, useNavigate } from '../../../../platform/router/router.tsx';
import { paths } from '../../../../platform/router/paths.ts';
import { readFailureHandOver } from '../../../../platform/page/failure-hand-over.ts';
import { FailureScreen } from '../../../../platform/page/FailureScreen.tsx';
import { ClosedDoor } from '../../../../platform/pictures/ClosedDoor.tsx';

/** The policy could not be prepared, or its buyer left. Nothing was paid, and nothing typed is lost. */
export function PurchaseFailed() {
  const navigate = useNavigate();
  const { message, backAddress = paths.buySki } = readFailureHandOver(useLocation().state);
  return (
    <FailureScreen
      title="Non abbiamo potuto preparare la polizza"
      message={message}
      onRetry={() => void navigate(backAddress)}
      picture={<ClosedDoor />}
    />
  );
}
