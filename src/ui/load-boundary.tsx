import { Component, type ReactNode } from 'react';

interface LoadBoundaryProps {
  /** In place of what could not be loaded. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a part of a screen that does not load from taking the screen with it. */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
