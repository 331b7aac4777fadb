/** What the sandbox needs to know of a merchant; whoever starts it says so, it reads no merchant folder itself. */
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
  /** The logo's SVG, for the operator page. */
  logo?: string;
}
