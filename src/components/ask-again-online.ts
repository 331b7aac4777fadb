/**
 * For queries whose choices stand in a form: one that failed is sent again when the network is back, so that nobody has
 * to type anew or look for Retry.
 */
export const askAgainOnline = {
  refetchOnReconnect: ({ state }: { state: { status: string } }) => state.status === 'error',
};
