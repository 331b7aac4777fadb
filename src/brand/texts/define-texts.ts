import { currentBrand } from '../current-brand';

export interface TextGroup<T extends Record<string, string>> {
  area: string;
  defaults: T;
}

/** Declares the texts of one area. A merchant overrides one as `"<area>.<key>"` under `texts` in its config. */
export function defineTexts<const T extends Record<string, string>>(area: string, defaults: T): TextGroup<T> {
  return { area, defaults };
}

const resolved = new WeakMap<object, Record<string, string>>();

/** The area's texts with this merchant's overrides applied; the same object on every call. */
export function textsOf<T extends Record<string, string>>(group: TextGroup<T>): Record<keyof T, string> {
  let texts = resolved.get(group);
  if (!texts) {
    const overrides = currentBrand().texts;
    texts = Object.fromEntries(
      Object.entries(group.defaults).map(([key, text]) => [key, overrides[`${group.area}.${key}`] ?? text]),
    );
    resolved.set(group, texts);
  }
  return texts as Record<keyof T, string>; // same keys as the defaults
}

/** Replaces each `{name}` by its value: `fill('Hi {name}!', { name })`. A placeholder without a value stays visible. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
