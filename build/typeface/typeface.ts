/** How large letters are, in units of the font: what browsers need to draw another font at the same size. */
export interface LetterMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  /** The average width of a letter in English text. */
  xWidthAvg: number;
}

/** The typeface of a mall, ready to be put into its site. */
export interface Typeface {
  files: readonly {
    bytes: Buffer;
    /** The characters to use the file for, as CSS writes them. Without it: all that it has. */
    range?: string;
  }[];
  /** The lightest and the boldest weight. */
  weights: readonly [number, number];
  regular: LetterMetrics;
  /** Missing where the font has one weight only, so that the browser thickens it. */
  bold?: LetterMetrics;
}
