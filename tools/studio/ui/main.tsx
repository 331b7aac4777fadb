import '@mantine/core/styles.css';
import './studio.css';
import { Alert, Anchor, ColorPicker, createTheme, MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './studio';

const theme = createTheme({
  primaryColor: 'dark',
  defaultRadius: 10,
  fontFamily: 'system-ui, sans-serif',
  components: {
    Alert: Alert.extend({ defaultProps: { color: 'red' } }), // most of them tell of a failure
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    // fields of colours hand no names to their sliders
    ColorPicker: ColorPicker.extend({
      defaultProps: { saturationLabel: 'Saturation and brightness', hueLabel: 'Hue' },
    }),
  },
});
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
});

const element = document.getElementById('studio');
if (!element) throw new Error('The page has no place for the studio.');
createRoot(element).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <MantineProvider theme={theme} forceColorScheme="light">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>
  </StrictMode>,
);
