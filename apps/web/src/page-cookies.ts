/** The cookies that scripts may read; none where the browser keeps them from the page, as in a sandboxed frame. */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Keeps a cookie; where that is forbidden, what it says holds as long as the page. */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie
  } catch {
    // Nothing is kept.
  }
}
