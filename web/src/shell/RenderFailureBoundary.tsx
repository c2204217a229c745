import { Component, type ReactNode } from 'react';
import { FailureScreen } from '../page/FailureScreen.tsx';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** A page that can not be rendered, or whose chunk does not arrive, becomes the failure page. */
export class RenderFailureBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    // A fresh document: it also brings the new chunks when the site has been deployed meanwhile.
    return <FailureScreen onRetry={() => location.reload()} />;
  }
}
