import type { HtmlEscapedString } from 'hono/utils/html';
import type { Db } from '../database/db';
import type { Form } from './form';
import type { Services } from './handler';
import type { SandboxMerchant } from './sandbox-merchant';

/** One noun's part of a mall's operator page. */
export interface Card {
  /** Its content at the moment. */
  show(mall: OperatedMall): Promise<Markup>;
  /** The actions of its forms, by their address below the mall's page, such as `members/:row`. */
  actions: Readonly<Record<string, Action>>;
}

export interface OperatedMall {
  services: Services;
  merchant: SandboxMerchant;
  /** The address of the mall's page, without a slash at its end. */
  address: string;
}

/** Carries out a posted form. Throws `FormError` for one that makes no sense. */
export type Action = (posted: PostedForm) => Promise<void>;

export interface PostedForm {
  services: Services;
  merchantId: string;
  form: Form;
  /** The id at `:row` in the address, or 0. */
  row: number;
}

/** An action that is one transaction. */
export function inOneWrite(save: (tx: Db, posted: PostedForm) => Promise<void>): Action {
  return (posted) => posted.services.write((tx) => save(tx, posted));
}

/** The result of a component. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;
