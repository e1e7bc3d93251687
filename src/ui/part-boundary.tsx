import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** What the part is called in the console. */
  name: string;
  /** What stands in its place when it throws. */
  notice: string;
  children: ReactNode;
}

/**
 * A part of a page that, when it throws, costs itself only: in the browser a notice stands in its place; on the server the
 * error goes on, so that the build fails and names the part.
 */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The ${this.props.name} failed to render.`, error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="wrap py-10" role="alert">
        <p className="border-l-4 border-error pl-4">{this.props.notice}</p>
      </div>
    );
  }
}
