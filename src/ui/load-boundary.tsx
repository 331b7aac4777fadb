import { Component, type ReactNode } from 'react';

interface LoadBoundaryProps {
  /** Shows if the part could not be loaded. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the screen alive when one of its parts does not load. */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
