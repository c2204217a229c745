import { Component, type ReactNode } from 'react';
import { isCodeMissing, canReload } from '../api/loading/fresh-code.ts';
import { FailureScreen } from '../page/FailureScreen.tsx';

interface Props {
  readonly children: ReactNode;
  /** Shown instead of the children; by default the failure page. */
  readonly instead?: ReactNode;
}

interface State {
  readonly failure?: 'asking' | 'updated' | 'broken';
}

/**
 * A page that fails to render becomes the failure page; if an update removed its code, it is reloaded once.
 */
export class RenderFailureBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: isCodeMissing(error) ? 'asking' : 'broken' };
  }

  override componentDidCatch(error: unknown): void {
    if (isCodeMissing(error)) void this.loadAnew();
  }

  private async loadAnew(): Promise<void> {
    const reloads = await canReload();
    this.setState({ failure: reloads ? 'updated' : 'broken' });
    if (reloads) location.reload();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { instead } = this.props;
    if (failure === 'asking' || instead !== undefined) return instead;
    const words = failure === 'updated' ? updated : {};
    return <FailureScreen {...words} onRetry={() => location.reload()} />;
  }
}

const updated = {
  title: 'Il sito è stato appena aggiornato',
  message: 'Ricarichiamo la pagina: le tue risposte restano dove sono.',
};
