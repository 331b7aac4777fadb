/** Adds a style sheet of this site to the page. */
export function addStyles(href: string): HTMLLinkElement {
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = href;
  document.head.append(styles);
  return styles;
}
