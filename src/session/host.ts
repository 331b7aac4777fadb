/** What the session needs of the app around it. The app provides it once, at start. */
export interface SessionHost {
  /** Leads to the login screen; the session has already been wiped. */
  showLogin(): void;
  /** Somebody has logged in in another tab: applies the guards again. */
  followLogin(): void;
  reload(): void;
  showError(text: string): void;
}

let host: SessionHost = {
  showLogin: () => location.assign('/login'),
  followLogin: () => location.reload(),
  reload: () => location.reload(),
  showError: (text) => console.error(text),
};

export function setSessionHost(next: SessionHost): void {
  host = next;
}

export function sessionHost(): SessionHost {
  return host;
}
