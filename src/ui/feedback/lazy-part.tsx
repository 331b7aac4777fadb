import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';

interface LazyPartProps {
  /** Shows while the code loads. */
  whileLoading?: ReactNode;
  /** Shows if the code could not be loaded. */
  ifMissing?: ReactNode;
  /** Whether the shopper has asked for the part. Asking again makes a new attempt. */
  awaited?: boolean;
  /** Called if the code could not be loaded while the shopper waits for it. */
  onMissing?: () => void;
}

/**
 * A part of a screen whose code loads when the part is first rendered. If that fails, the screen stays, without the
 * part. It tries again when the network is back, when the shopper asks for it again, and when it is rendered anew.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // React keeps the failure of a lazy component for good, so each attempt needs a new one.
  const attempt = () =>
    lazy(() =>
      load().then(
        (Part) => ({ default: Part as ComponentType<object> }),
        (error) => {
          current = attempt();
          throw error;
        },
      ),
    );
  let current = attempt();

  return class LazyPart extends Component<Props & LazyPartProps, { Part: typeof current; failed: boolean }> {
    override state = { Part: current, failed: false };

    static getDerivedStateFromError(): { failed: boolean } {
      return { failed: true };
    }

    override componentDidMount(): void {
      addEventListener('online', this.tryAgain);
    }

    override componentDidUpdate(before: LazyPartProps): void {
      if (this.props.awaited && !before.awaited) this.tryAgain();
    }

    override componentDidCatch(): void {
      if (this.props.awaited) this.props.onMissing?.();
    }

    override componentWillUnmount(): void {
      removeEventListener('online', this.tryAgain);
    }

    tryAgain = () => {
      if (this.state.failed) this.setState({ Part: current, failed: false });
    };

    override render(): ReactNode {
      const { whileLoading, ifMissing, awaited, onMissing, ...props } = this.props;
      const { Part, failed } = this.state;
      return failed ? (
        ifMissing
      ) : (
        <Suspense fallback={whileLoading}>
          <Part {...props} />
        </Suspense>
      );
    }
  };
}
