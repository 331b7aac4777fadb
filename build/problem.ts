/** Something wrong with a merchant, as a person can act on it. Problems are values; only a bug throws. */
export interface Problem {
  /** The merchant's id; '' where the problem is not one merchant's. */
  merchant: string;
  /** Path relative to the working directory, with forward slashes. */
  file: string;
  /** From 1; 1:1 where the file as a whole is meant. */
  line: number;
  column: number;
  severity: 'error' | 'warning';
  /** What is wrong, with the offending value and what is allowed. */
  message: string;
  /** What to do about it, where that is known. */
  fix?: string;
}
