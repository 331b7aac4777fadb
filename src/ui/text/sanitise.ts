import createDOMPurify from 'dompurify';
import { insideHref, parsedUrl } from '@/lib/inside-href';

const purifier = createDOMPurify(window);

// The text must stay inside its own box: no tag or attribute may style, position, embed or submit, or give other
// code a name to refer to.
const options = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'option',
    'label',
    'iframe',
    'audio',
    'video',
    'dialog',
    'map',
    'area',
    'font',
    'marquee',
  ],
  FORBID_ATTR: [
    'style',
    'class',
    'id',
    'name',
    'bgcolor',
    'background',
    'width',
    'height',
    'align',
    'color',
    'face',
    'size',
    'srcset',
    'usemap',
    'for',
    'tabindex',
    'popover',
    'role',
    'hidden',
    'dir',
    'slot',
    'is',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
  RETURN_TRUSTED_TYPE: true,
};

purifier.addHook('afterSanitizeAttributes', (node) => {
  for (const name of ['href', 'src']) keepInside(node, name);
  if (node.tagName === 'A' && node.hasAttribute('href')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener');
  }
  if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy');
});

/** With extra slashes at its start, a path would link to another site. */
function keepInside(node: Element, name: string): void {
  const address = node.getAttribute(name) ?? '';
  if (!parsedUrl(address, location.origin)?.pathname.startsWith('//')) return;
  const inside = insideHref(address, location.origin);
  if (inside) node.setAttribute(name, inside);
}

/**
 * Harmless HTML, under DOMPurify's own Trusted Types policy. A plain string in a browser without Trusted Types. A
 * screen has only one `h1`, its title, so each `h1` of the text becomes an `h2`.
 */
export function sanitise(html: string) {
  if (!/<h1/i.test(html)) return purifier.sanitize(html, options);
  const fragment = purifier.sanitize(html, { ...options, RETURN_DOM_FRAGMENT: true });
  for (const heading of fragment.querySelectorAll('h1')) {
    const lower = document.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return purifier.sanitize(fragment, options);
}
