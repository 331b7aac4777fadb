/** In a container, root has no sandbox and there is no graphics card. The other flags keep Chromium off the network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
