import type { ComponentType, PropsWithChildren } from 'react';

/** Brings a part of the shell, which stands after the screen: for `Around` of `renderApp`. */
export const beside = (Part: ComponentType) =>
  function Around({ children }: PropsWithChildren) {
    return (
      <>
        {children}
        <Part />
      </>
    );
  };
