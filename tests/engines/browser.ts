/** A running browser, with the commands that the protocols of all engines have. */
export interface Browser {
  /** Such as `Firefox 128.3, by Marionette`. */
  name: string;
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs the text as a function's body with these arguments. */
  run(body: string, args: readonly string[]): Promise<unknown>;
  /** Taps a point of the window, in px. */
  tap(place: { x: number; y: number }): Promise<void>;
  /** Types into the focused element. `\uE004` is the Tab key, as in WebDriver. */
  type(text: string): Promise<void>;
  /** A PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export const tabKey = '\uE004';

/** The size of a phone. Not every engine can set it. */
export const windowSize = { width: 390, height: 844 };
