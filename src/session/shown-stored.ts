import { shownUser, storedUser } from './stored-user';

/** Whether nobody else is stored than the one whose data this page shows. Only then may it keep them. */
export function isShownStored(): boolean {
  return shownUser() === storedUser()?.id;
}
