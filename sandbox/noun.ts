import type { Db } from './database/db';
import type { SandboxMerchant } from './merchants/sandbox-merchant';
import type { Card } from './operator/card';
import type { Handlers } from './server/handler';

/** What a folder of the sandbox may bring. Its tables, in `tables.ts`, are found by that name. */
export interface Noun {
  /** Answers to calls of the contract. */
  handlers?: Partial<Handlers>;
  /** Sample rows of a mall that the database does not know yet. */
  seed?(tx: Db, mall: SeededMall): Promise<void>;
  /** What happens by the clock alone; done before the next request is answered. */
  timely?: Timely;
  /** What an operator sees and changes of it on the page of a mall. */
  card?: Card;
}

export interface Timely {
  /** Whether there is anything to do: a quick look before every request. */
  isDue(db: Db, at: Date): Promise<boolean>;
  run(tx: Db, at: Date): Promise<void>;
}

export interface SeededMall {
  merchant: SandboxMerchant;
  /** When the samples begin: dates of orders and offers count from it. */
  at: Date;
}
