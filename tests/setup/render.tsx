import { MantineProvider } from '@mantine/core';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { afterEach } from 'vitest';
import { defaultPalette } from '@/brand/palette';
import { mantineTheme } from '@/brand/theme';
import { patience } from './patience';

afterEach(cleanup);

configure({ asyncUtilTimeout: patience });

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

/** Renders like the app, without transitions and portals. */
export function renderUi(element: ReactElement) {
  return render(element, { wrapper: Providers });
}
