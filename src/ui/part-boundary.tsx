import { Component, type ReactNode } from 'react';
import { rememberState } from './visitor-state';

interface PartBoundaryProps {
  /** The part's name in the console. */
  name: string;
  /** Shown in place of the part if it throws. */
  notice: string;
  children: ReactNode;
}

/**
 * An error boundary for part of a page. In the browser, a part that throws is mounted again, because a translator or an
 * extension may have changed its elements, and the visitor's state is restored. If it throws again, a notice replaces it. On
 * the server the error propagates, so that the build fails and names the part. In development, the notice says what was thrown.
 */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean; error?: unknown }> {
  override state: { hasFailed: boolean; error?: unknown } = { hasFailed: false };
  #isMadeAnew = false;
  #restore = () => {};

  static getDerivedStateFromError(error: unknown) {
    return { hasFailed: true, error };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The ${this.props.name} failed to render.`, error);
    if (this.#isMadeAnew) return;
    this.#isMadeAnew = true;
    this.setState({ hasFailed: false });
  }

  override getSnapshotBeforeUpdate(_: PartBoundaryProps, { hasFailed }: { hasFailed: boolean }) {
    if (this.state.hasFailed && !hasFailed) this.#restore = rememberState();
    return null;
  }

  override componentDidUpdate({ children }: PartBoundaryProps, { hasFailed }: { hasFailed: boolean }) {
    // Restores what was typed in the part that failed.
    if (hasFailed && !this.state.hasFailed) this.#restore();
    if (children !== this.props.children && !this.state.hasFailed) this.#isMadeAnew = false;
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="wrap py-10" role="alert">
        <p className="border-s-4 border-error ps-4">{this.props.notice}</p>
        {import.meta.env.DEV && (
          <pre className="mt-4 overflow-x-auto text-sm">{String(this.state.error)}</pre>
        )}
      </div>
    );
  }
}
