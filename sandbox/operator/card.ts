import type { HtmlEscapedString } from 'hono/utils/html';
import type { SandboxMerchant } from '../merchants/sandbox-merchant';
import type { Services } from '../server/handler';
import type { Form } from './form';

/** One noun's part of the page of a mall. */
export interface Card {
  /** What it shows now. */
  show(mall: OperatedMall): Promise<Markup>;
  /** What its forms do, by their address below that of the mall's page, such as `members/:member`. */
  actions: Readonly<Record<string, Action>>;
}

export interface OperatedMall {
  services: Services;
  merchant: SandboxMerchant;
  /** Of the mall's page, without a slash at its end. */
  address: string;
}

/** Carries out a posted form. Throws `FormError` for one that makes no sense. */
export type Action = (posted: PostedForm) => Promise<void>;

export interface PostedForm {
  services: Services;
  merchantId: string;
  form: Form;
  /** What stands in the address in the place of `:name`; '' for a name that it does not have. */
  part(name: string): string;
}

/** What a component gives. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;
