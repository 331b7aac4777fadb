/** A container has neither a sandbox for root nor a graphics card; the rest keeps Chromium off the network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
