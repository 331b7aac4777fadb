/** A running browser, as far as every engine's own protocol can steer it. */
export interface Browser {
  /** Such as `Firefox 128.3, by Marionette`. */
  name: string;
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs the text as a function's body with these arguments. */
  run(body: string, args: readonly string[]): Promise<unknown>;
  /** Taps a point of the window, in px. */
  tap(place: { x: number; y: number }): Promise<void>;
  /** Types into what has the focus. `\uE004` is the Tab key, as in WebDriver. */
  type(text: string): Promise<void>;
  /** A PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export const tabKey = '\uE004';

/** A phone's. Not every engine can be told a size. */
export const windowSize = { width: 390, height: 844 };
