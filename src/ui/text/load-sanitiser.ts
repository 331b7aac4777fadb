/** Loads DOMPurify with the first text from the server, not with the page. Rejects if its file cannot be loaded. */
export const loadSanitiser = () => import('./sanitise');
