/**
 * A URL's path in the way that nginx reads it: decoded, several slashes as one, without `.` and `..`. So `//assets/x`
 * gives the same as `/assets/x`. Undefined if it is not a path.
 */
export function readPath(urlPath: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  if (/[\0\\]/.test(decoded)) return undefined;
  if (!/\/[./]/.test(decoded)) return decoded;
  const names: string[] = [];
  for (const name of decoded.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '.' && name !== '') names.push(name);
  }
  const isFolder = names.length > 0 && /\/\.{0,2}$/.test(decoded);
  return `/${names.join('/')}${isFolder ? '/' : ''}`;
}

/** Files that configure a server and are not for visitors, and dot files. */
const hidden = /^\/(?:_headers|_redirects|nginx\.conf|\d+\.locations)(?:\.(?:br|gz))?$|\/\.(?!well-known\/)/;

export function isHidden(path: string): boolean {
  return hidden.test(path);
}

/**
 * Whether the page answers for this path: for all paths except hashed files, files for other programs and hosting files
 * (docs/hosting.md#what-stands-in-distid).
 */
export function mayBeScreen(path: string | undefined): boolean {
  return path === undefined || !(/^\/(assets|\.well-known)\//.test(path) || isHidden(path));
}

export function isAtOrBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
