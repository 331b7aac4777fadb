import { create } from 'zustand';

/** The points that home shows while its balance counts up. Undefined: what the customer has. */
export const useCountedBalance = create<{ points?: number | undefined }>()(() => ({}));
