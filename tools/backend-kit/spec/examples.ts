import type { WireBody } from '@/contract/call';
import type { CallName } from '@/contract/calls';

/** A request of one call and replies to it, as they stand in `examples/<call>.json`. */
export interface Examples {
  /** The fields before they are encoded, with those that never change. */
  request: { fields: WireBody };
  replies: readonly ExampleReply[];
}

export interface ExampleReply {
  kind: 'good' | 'refused' | 'empty' | 'odd';
  /** The status code of HTTP. */
  status: number;
  body: WireBody;
}

export type AllExamples = Readonly<Record<CallName, Examples>>;
