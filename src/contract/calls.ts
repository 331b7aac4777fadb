import type { calls } from './calls.gen';

/** Every backend call, by its name. The sandbox must have a handler for each, or it does not compile. */
export { calls } from './calls.gen';

export type CallName = keyof typeof calls;
