/** What the session needs of the app around it. The app provides it once, at start. */
export interface AppActions {
  /** Leads to the login screen; the session has already been wiped. */
  showLogin(): void;
  /** Somebody has logged in in another tab: applies the guards again. */
  followLogin(): void;
  reload(): void;
  showError(text: string): void;
}

let actions: AppActions = {
  showLogin: () => location.assign('/login'),
  followLogin: () => location.reload(),
  reload: () => location.reload(),
  showError: (text) => console.error(text),
};

export function setAppActions(next: AppActions): void {
  actions = next;
}

export function appActions(): AppActions {
  return actions;
}
