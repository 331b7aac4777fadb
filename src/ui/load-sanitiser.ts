/** DOMPurify comes with the first words of the server, not with the page. Rejects where its file cannot be had. */
export const loadSanitiser = () => import('./sanitise');
