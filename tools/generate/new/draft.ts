import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Handlebars from 'handlebars';
import { codeOf, Failure } from '../../../build/shared/failure';
import { writeWhole } from '../../../build/shared/write-whole';
import type { Names } from './names';

/** Code is no markup, so nothing is escaped. A word that a template misses is our mistake. */
const compiler = { noEscape: true, strict: true } as const;

/**
 * The files that a generator makes or changes, in memory until all of them fit. So a name that is taken, or a file that
 * looks different, leaves everything as it was.
 */
export class Draft {
  readonly #root: string;
  readonly #files = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  has(path: string): boolean {
    return this.#files.has(path) || existsSync(join(this.#root, path));
  }

  /** Throws `Failure` where there is no such file. */
  read(path: string): string {
    const drafted = this.#files.get(path);
    if (drafted !== undefined) return drafted;
    try {
      return readFileSync(join(this.#root, path), 'utf8');
    } catch (error) {
      if (codeOf(error) === 'ENOENT') throw new Failure(`${path} is missing.`);
      throw error;
    }
  }

  /** Adds a file from a template of `templates/`. Throws `Failure` where the file is there already. */
  add(path: string, template: string, values: Names | Record<string, unknown>): void {
    if (this.has(path)) throw new Failure(`${path} is there already.`);
    const source = readFileSync(new URL(`templates/${template}.hbs`, import.meta.url), 'utf8');
    this.#files.set(path, Handlebars.compile(source, compiler)(values));
  }

  /** Puts text before the first match. Throws `Failure` where nothing matches. */
  insert(path: string, before: RegExp, text: string): void {
    const source = this.read(path);
    const at = source.search(before);
    if (at < 0) throw new Failure(`${path} does not look as expected: it has no ${before.source}.`);
    this.#files.set(path, source.slice(0, at) + text + source.slice(at));
  }

  append(path: string, text: string): void {
    this.#files.set(path, `${this.read(path).trimEnd()}\n${text}`);
  }

  /** Imports these names too. */
  addImport(path: string, names: readonly string[], from: string): void {
    const source = this.read(path);
    const there = new RegExp(`^import \\{([^}]*)\\} from '${from}';\\n`, 'm').exec(source);
    const known = (there?.[1] ?? '').split(',').map((name) => name.trim());
    const all = [...new Set([...known, ...names])].filter((name) => name !== '').sort();
    const line = `import { ${all.join(', ')} } from '${from}';\n`;
    this.#files.set(path, there ? source.replace(there[0], line) : line + source);
  }

  /** Writes all, and returns the paths. What it added is gone again where it fails. */
  async write(): Promise<string[]> {
    const added: string[] = [];
    try {
      for (const [path, content] of this.#files) {
        const file = join(this.#root, path);
        if (!existsSync(file)) added.push(file);
        await mkdir(dirname(file), { recursive: true });
        writeWhole(file, content);
      }
    } catch (error) {
      for (const file of added) rmSync(file, { force: true });
      throw error;
    }
    return [...this.#files.keys()];
  }
}
