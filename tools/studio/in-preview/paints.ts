/** Colours of our own take the place of the mall's for a moment, each with its number in the middle. */
const ownColor = (number: number) => `rgb(7, ${number}, 251)`;
const ownColors = /rgba?\(7, (\d+), 251/g;

/** CSS that holds while colours are looked at: nothing may fade from one to the other. */
const still = '*, ::before, ::after { transition: none !important; animation: none !important; }';

export type PaintsOf = (element: Element, pseudo?: '::before' | '::after') => Paints;

/** The variables that make what is seen of an element, without those of its parents and children. */
interface Paints {
  background: string[];
  /** Of its text, or of the lines and areas of a drawing. */
  ink: string[];
  border: string[];
  /** Nothing behind the element can be seen. */
  opaque: boolean;
}

/** Looks at elements while each of these CSS variables has a colour of its own. Nobody sees it. */
export function withOwnColors<T>(variables: readonly string[], look: (paintsOf: PaintsOf) => T): T {
  if (variables.length === 0) return look(() => ({ background: [], ink: [], border: [], opaque: false }));
  const root = document.documentElement;
  const before = new Map(variables.map((name) => [name, root.style.getPropertyValue(name)]));
  const computed = getComputedStyle(root);
  const values = variables.map((name) => computed.getPropertyValue(name));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(still);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  variables.forEach((name, number) => {
    const own = ownColor(number);
    const isPicture = /gradient|none/.test(values[number] ?? '');
    root.style.setProperty(name, isPicture ? `linear-gradient(${own}, ${own})` : own);
  });
  const namesIn = (value: string) =>
    Array.from(value.matchAll(ownColors), ([, number]) => variables[Number(number)] ?? '');
  const paintsOf: PaintsOf = (element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    const { backgroundColor, backgroundImage, color, fill, stroke } = style;
    const isDrawn = element instanceof SVGElement;
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const background = namesIn(`${backgroundImage} ${backgroundColor}`);
    return {
      background,
      ink: isDrawn ? namesIn(`${fill} ${stroke}`) : hasText || isField(element) ? namesIn(color) : [],
      border:
        style.borderTopWidth === '0px' && style.borderBottomWidth === '0px' ? [] : namesIn(style.borderColor),
      opaque: background.length > 0 || !/^(rgba\(.*, 0\)|transparent)$/.test(backgroundColor),
    };
  };
  try {
    return look(paintsOf);
  } finally {
    for (const [name, value] of before) root.style.setProperty(name, value); // '' takes it away
    void getComputedStyle(root).color; // the mall's colours are back before anything can fade
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }
}

function isField(element: Element): boolean {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
