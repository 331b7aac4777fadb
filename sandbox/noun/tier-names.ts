/** The tiers of every mall, the lowest first. */
export const tierNames = ['Blue', 'Silver', 'Gold', 'Platinum'] as const;
