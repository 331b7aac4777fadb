import { z } from 'zod';
import { idPattern } from '../../build/shared/natural-order';

export const actions = ['pictures', 'lock', 'build', 'publish', 'rollback', 'remove'] as const;

/** What a person asks for. No path, no flag and no command: the server knows these. */
export const sentJob = z.strictObject({
  action: z.enum(actions),
  /** The mall. */
  id: z.string().regex(idPattern),
  /** Names the state of the folder that the person has seen. */
  version: z.string().max(100),
  /** The name of a destination in `publish.json`. */
  destination: z.string().max(40).optional(),
  /** Of a rollback: the release to show again. */
  release: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/)
    .optional(),
  /** Of a lock: the identity of a locked mall may change. */
  accept: z.boolean().optional(),
  /** The mall's name, where a person had to type it. */
  typedName: z.string().max(300).optional(),
});

export type SentJob = z.infer<typeof sentJob>;
