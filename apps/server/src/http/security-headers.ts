/**
 * Headers of every answer. Scripts and styles are our own files only; the one inline script (the theme, before the
 * first paint) is allowed by its hash.
 */
export function securityHeaders(publicUrl: string, scriptHashes: readonly string[]): (response: Response) => Response {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return (response) => {
    const { headers } = response
    // Uploaded files have a stricter policy.
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('X-Frame-Options', 'DENY')
    headers.set('Referrer-Policy', 'same-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    if (publicUrl.startsWith('https:')) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    return response
  }
}
