/** How long a test waits for something before it fails, in ms. It is long because of busy machines. */
export const patience = 10_000;
