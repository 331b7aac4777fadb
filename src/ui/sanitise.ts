import createDOMPurify from 'dompurify';

const purifier = createDOMPurify(window);

// No way out of the text's own box: nothing that styles, positions, embeds, submits or could be addressed from outside.
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
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  RETURN_TRUSTED_TYPE: true,
};

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A' && node.hasAttribute('href')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener');
  }
  if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy');
});

/** Harmless HTML under DOMPurify's own Trusted Types policy; a plain string where the browser has no Trusted Types. */
export function sanitise(html: string) {
  return purifier.sanitize(html, options);
}
