import { expect, it } from 'vitest';
import { packageOf } from './package-of';

it.each([
  ['/home/app/node_modules/react-dom/client.js', 'react-dom'],
  ['/home/app/node_modules/@mantine/core/esm/core/Box.mjs', '@mantine/core'],
  ['/home/app/node_modules/ofetch/node_modules/ufo/dist/index.mjs?commonjs', 'ufo'],
  ['C:\\app\\node_modules\\zod\\mini.js', 'zod'],
  ['/home/app/src/features/login/login-form.tsx?tsr-split=component', 'own code'],
  ['\0rolldown/runtime.js', 'bundler'],
  ['\0/home/app/node_modules/react/index.js?commonjs-module', 'bundler'],
  ['vite/preload-helper', 'bundler'],
])('%j is of %s', (path, name) => expect(packageOf(path)).toBe(name));
