import type { Merchant } from '../../../build/brand/merchant';
import type { Desk } from '../browser';
import type { StudioStart } from '../wire';

export interface Session {
  /** Values of localStorage. */
  stored: Readonly<Record<string, string>>;
  /** What the screen before it hands on in the browser's history. */
  handedOn?: Readonly<Record<string, string>>;
}

/** What stands in for the backend of each mall that is looked at. */
export interface StudioBackend {
  /** Sample members to look at the app as. */
  members: StudioStart['members'];
  states: StudioStart['states'];
  /** Called with every draft that can be shown, before it is. */
  onDraft(desk: Desk, merchant: Merchant): void;
  /** Called for each desk whose draft has made room for others. */
  onForgotten(desk: Desk): void;
  /** Answers `/api/*` of a mall. */
  api(desk: Desk, request: Request): Promise<Response>;
  /**
   * What a screen of the app finds in the browser when this sample member opens it, or a visitor ('')
   * does. The data are in this state from now on.
   */
  session(desk: Desk, mobile: string, path: string, state: string): Promise<Session>;
}
