/** The headers of an answer that a page of another origin may read. */
const exposed =
  'X-AUTH-TOKEN, Retry-After, X-Request-Id, X-Ignored-Parameters, x-auth-mfa-email-required, x-auth-pending-contracts'
/** The headers that a page of another origin may send. */
const headers = 'Content-Type, X-AUTH-TOKEN, Idempotency-Key, If-Match'
const methods = 'GET, POST, PUT, PATCH, DELETE'

/** The origin of a request, if it is one of those that may call the API from elsewhere. */
export function allowedOrigin(request: Request, origins: readonly string[]): string | null {
  const origin = request.headers.get('origin')
  return origin !== null && origins.includes(origin) ? origin : null
}

/**
 * CORS of the API (domain: Browser and server): closed but for the configured origins. Those come with a token: no
 * cookie is ever accepted from elsewhere, so credentials are not allowed.
 */
export function cors(origins: readonly string[]) {
  return {
    /** The answer to a preflight request; null for any other request. Without the origin's name in it, a browser gives up. */
    preflight(request: Request): Response | null {
      if (request.method !== 'OPTIONS' || !request.headers.has('access-control-request-method')) return null
      if (!allowedOrigin(request, origins)) return new Response(null, { status: 403 })
      return new Response(null, {
        status: 204,
        headers: {
          'Access-Control-Allow-Methods': methods,
          'Access-Control-Allow-Headers': headers,
          'Access-Control-Max-Age': '600',
        },
      })
    },
    /** Adds to an answer what lets the page that asked read it. */
    open(request: Request, response: Response): Response {
      if (origins.length === 0) return response
      response.headers.append('Vary', 'Origin')
      const origin = allowedOrigin(request, origins)
      if (origin) {
        response.headers.set('Access-Control-Allow-Origin', origin)
        response.headers.set('Access-Control-Expose-Headers', exposed)
      }
      return response
    },
  }
}
