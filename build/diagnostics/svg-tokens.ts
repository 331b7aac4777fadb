/** A start tag of an SVG, with the offsets that diagnostics need. */
export interface SvgElement {
  /** Without its prefix. */
  name: string;
  prefixed: boolean;
  offset: number;
  attributes: readonly SvgAttribute[];
}

export interface SvgAttribute {
  /** With its prefix, as written. */
  name: string;
  /** Character references resolved. */
  value: string;
  offset: number;
}

export interface SvgTokens {
  elements: readonly SvgElement[];
  /** Processing instructions and the document type, as written. */
  declarations: readonly { text: string; offset: number }[];
  /** Character data and CDATA sections, where style sheets stand. */
  texts: readonly { text: string; offset: number }[];
}

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[(?<cdata>[\s\S]*?)\]\]>|(?<declaration><\?[\s\S]*?\?>|<![A-Za-z](?:[^>[]|\[[\s\S]*?\])*>)|<\/[^>]*>|<(?<name>[^\s/>]+)(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)>|(?<text>[^<]+)/g;

const attribute = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Splits XML that a real parser has accepted; it makes no sense of any other text. */
export function svgTokens(xml: string): SvgTokens {
  const elements: SvgElement[] = [];
  const declarations: { text: string; offset: number }[] = [];
  const texts: { text: string; offset: number }[] = [];
  for (const match of xml.matchAll(token)) {
    const offset = match.index;
    const { cdata, declaration, name, attributes = '', text } = match.groups ?? {};
    if (declaration !== undefined) declarations.push({ text: declaration, offset });
    else if (cdata !== undefined) texts.push({ text: cdata, offset });
    else if (text !== undefined) texts.push({ text: decoded(text), offset });
    else if (name !== undefined) {
      elements.push({
        name: name.replace(/^.*:/, ''),
        prefixed: name.includes(':'),
        offset,
        attributes: attributesOf(attributes, offset + 1 + name.length),
      });
    }
  }
  return { elements, declarations, texts };
}

function attributesOf(source: string, start: number): SvgAttribute[] {
  return [...source.matchAll(attribute)].map((match) => ({
    name: match[1] ?? '',
    value: decoded(match[2] ?? match[3] ?? ''),
    offset: start + match.index,
  }));
}

const named: Partial<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A reference such as `&#x68;` must not hide an address from the checks. */
function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name) return named[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
