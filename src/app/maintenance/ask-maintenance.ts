import { isMaintainance } from '@/contract/session';
import { send } from '@/session/send';
import { keepFocus } from '../shell/covered-focus';

/** Whether the backend is in maintenance. Rejects with a `CallError`. */
export async function askMaintenance(): Promise<{ maintenance: boolean }> {
  const reply = await send(isMaintainance, {});
  if (reply.maintenance) keepFocus();
  return reply;
}
