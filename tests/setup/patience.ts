/** How long (ms) a test waits for what does not come, as vitest.config.ts sets it. */
export const patience = Number(process.env.TEST_PATIENCE);
