/**
 * What the sandbox needs to know about a merchant. The caller provides it; the sandbox does not read merchant folders.
 */
export interface SandboxMerchant {
  id: string;
  /** The mall's name. */
  name: string;
  programName: string;
  /** The brand colour as `#rrggbb`. */
  primary: string;
  /** Further colours under the palette's keys, for pictures and the operator page. */
  palette?: Partial<Record<string, string>>;
  /** Host names of the site, besides `<id>.localhost`. */
  hosts: readonly string[];
  /** The logo as a `data:` address, for the operator page. */
  logo?: string;
  /** The mall's own word for its points, such as "Petals". */
  pointsName?: string;
  /** Leaves out the sample rows that a careless page would stumble over, for people who look at it as clients. */
  tidy?: boolean;
}
