/** How long a test waits for something before it fails, in ms, as vitest.config.ts sets it. */
export const patience = Number(process.env.TEST_PATIENCE);
