/** Made at compile time by `build/core/contract-version.ts`. */
declare module 'virtual:contract-version' {
  /** Changes with every change of `src/contract`. */
  export const contractVersion: string;
}
