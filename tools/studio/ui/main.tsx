import '@mantine/core/styles.css';
import './studio.css';
import {
  ActionIcon,
  Alert,
  Anchor,
  Button,
  ColorInput,
  ColorPicker,
  createTheme,
  MantineProvider,
  Modal,
  Text,
} from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './studio';

const theme = createTheme({
  primaryColor: 'dark',
  defaultRadius: 10,
  fontFamily: 'system-ui, sans-serif',
  headings: {
    sizes: {
      h1: { fontSize: '1.125rem', lineHeight: '1.45' }, // the bar
      h2: { fontSize: '1.375rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.5' },
    },
  },
  components: {
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'default' } }),
    Alert: Alert.extend({ defaultProps: { color: 'red' } }), // most of them tell of a failure
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    Button: Button.extend({ defaultProps: { variant: 'default' } }), // only what a person comes for is filled
    // by itself it would take the old colour back without a word, and the check knows more ways to write one
    ColorInput: ColorInput.extend({ defaultProps: { format: 'hex', fixOnBlur: false } }),
    // fields of colours hand no names to their sliders
    ColorPicker: ColorPicker.extend({
      defaultProps: { saturationLabel: 'Saturation and brightness', hueLabel: 'Hue' },
    }),
    Modal: Modal.extend({
      defaultProps: {
        closeButtonProps: { 'aria-label': 'Close' },
        attributes: { header: { role: 'presentation' } }, // only the page has a banner
      },
    }),
    Text: Text.extend({ defaultProps: { size: 'sm' } }),
  },
});
const queries = new QueryClient({
  // What nobody looks at is asked for anew: others change malls, too.
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, gcTime: 0 } },
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
