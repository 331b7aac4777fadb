import { calls as all } from './calls.gen';

/** Every backend call, by its name. The sandbox must have a handler for each, or it does not compile. */
export const calls = all;

export type CallName = keyof typeof calls;
