/** What the session needs from the app. The app sets it once, at its start. */
export interface AppActions {
  /** Goes to the login screen. The session is already removed. */
  showLogin(): void;
  /** Applies the guards again, because somebody has logged in in another tab. */
  followLogin(): void;
  reload(): void;
  /**
   * Reloads as soon as nothing would be lost (`updates/reload-when-idle.ts`). Returns whether it does so already. The late
   * shell brings it.
   */
  reloadWhenIdle?: ((when: 'now' | 'after the answer', beforeReload: () => boolean) => boolean) | undefined;
  showError(text: string): void;
}

/** What comes before each reload that waits for the late shell. */
export const waitingReloads: (() => boolean)[] = [];

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
