/**
 * Where to go after signing in: `target` if it is a path of this application, else the remembered address if that is one,
 * else `/`. A path starts with exactly one slash; what a browser would read as another host or scheme is refused:
 * `//host`, `/\host`, the same encoded, and with control characters or white space that browsers drop.
 */
export function safeRedirect(target: unknown, remembered?: unknown): string {
  if (isSafePath(target)) return target
  return isSafePath(remembered) ? remembered : '/'
}

function isSafePath(value: unknown): value is string {
  if (typeof value !== 'string' || !value.startsWith('/')) return false
  // Browsers drop tabs and line breaks, and read a backslash as a slash.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(value)) return false
  // Something on the way may decode it once more, and read another host then.
  return !/^\/(?:[/\\]|%(?:25)*(?:2f|5c|[01][\da-f]|7f))/i.test(value)
}
