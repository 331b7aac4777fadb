import { MantineProvider } from '@mantine/core';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { afterEach } from 'vitest';
import { defaultPalette } from '@/brand/palette';
import { mantineTheme } from '@/brand/theme';

afterEach(cleanup);

// A deadline for a machine that is busy with something else as well (until.ts has the same).
configure({ asyncUtilTimeout: 10_000 });

const theme = mantineTheme(defaultPalette);

function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      env="test"
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}

/** Renders as the app does, without transitions and portals. */
export function renderUi(element: ReactElement) {
  return render(element, { wrapper: Providers });
}
