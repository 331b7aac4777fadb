import type { Db } from '../database/db';
import type { Card } from './card';
import type { Handlers, Services } from './handler';
import type { SandboxMerchant } from './sandbox-merchant';

/** The parts that a noun's folder may have. Its tables are found by their file name, `tables.ts`. */
export interface Noun {
  /** The handlers of its calls. */
  handlers?: Partial<Handlers>;
  /** Makes the sample rows of a mall that has none yet. */
  seed?(tx: Db, mall: SeededMall): Promise<void>;
  /** Work that depends on the clock. It is done before the next request is answered. */
  timely?: Timely;
  /** Its part of a mall's operator page. */
  card?: Card;
}

export interface Timely {
  /** Whether there is anything to do. It runs before every request, so it must be quick. */
  isDue(db: Db, at: Date): Promise<boolean>;
  run(services: Services, at: Date): Promise<void>;
}

export interface SeededMall {
  merchant: SandboxMerchant;
  /** The mobile number of the customer whom no other mall knows. */
  ownNumber: string;
  /** When the sandbox was opened. The sample dates count from it. */
  at: Date;
}
