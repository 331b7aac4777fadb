import { isMaintainance } from '@/contract/session';
import { send } from '@/session/send';

/** Whether the backend is in maintenance. Rejects with a `CallError`. */
export const askMaintenance = () => send(isMaintainance, {});
