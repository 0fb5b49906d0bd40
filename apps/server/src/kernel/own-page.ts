/**
 * Whether a request that comes with a cookie was made by one of our own pages, or by no page at all: what a browser sends
 * for another site says so.
 */
export function isOwnPage(headers: Headers, url: URL, publicUrl: string): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (origin !== null) return origin === publicUrl || origin === url.origin
  return site === null || site === 'same-origin' || site === 'none'
}
