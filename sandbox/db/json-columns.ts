/** What a category of stores earns in a tier. */
export interface TierRate {
  category: string;
  /** Rupees. */
  currencySpent: number;
  earnPoints: number;
}

/** Where an offer is good. */
export interface OfferPlace {
  locationName: string;
  address: string;
  /** Degrees; left out where nobody measured. */
  latitude?: number;
  longitude?: number;
  phone: string;
  email: string;
}
