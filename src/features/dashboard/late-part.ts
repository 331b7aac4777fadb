import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';

interface LateCode<Props extends object> {
  Part: ComponentType<Props>;
  /** Resolves when what was kept for it has been read. */
  ready: () => Promise<void>;
  /** Whether it can show in the first render. */
  areKnown: (queryClient: QueryClient) => boolean;
}

/** A part of home whose code loads late. If that fails, home is complete without it. */
export function latePart<Props extends object>(load: () => Promise<LateCode<Props>>) {
  /** Undefined until this page has loaded it. */
  let code: LateCode<Props> | undefined;
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      async (loaded) => {
        await loaded.ready();
        code = loaded;
        return { default: loaded.Part };
      },
      () => ({ default: () => null }),
    ),
  );
  return { Part, isKnown: (queryClient: QueryClient) => code?.areKnown(queryClient) ?? false };
}
