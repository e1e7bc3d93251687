import { Component, type ReactNode } from 'react';
import { rememberState } from './visitor-state';

interface PartBoundaryProps {
  /** What the part is called in the console. */
  name: string;
  /** What stands in its place when it throws. */
  notice: string;
  children: ReactNode;
}

/**
 * A part of a page that, when it throws, costs itself only. In the browser it is made anew, since a translator or an extension
 * may have changed its elements, and what the visitor did to it is kept; a notice stands in its place when it throws again. On the server the error goes on, so that
 * the build fails and names the part.
 */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  #isMadeAnew = false;
  #restore = () => {};

  static getDerivedStateFromError() {
    return { hasFailed: true };
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
    // What was typed into the part that failed is typed into the one that was made anew.
    if (hasFailed && !this.state.hasFailed) this.#restore();
    if (children !== this.props.children && !this.state.hasFailed) this.#isMadeAnew = false;
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="wrap py-10" role="alert">
        <p className="border-s-4 border-error ps-4">{this.props.notice}</p>
      </div>
    );
  }
}
