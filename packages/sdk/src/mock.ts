import { http, HttpResponse, type HttpHandler } from 'msw'
import type { Operation } from './operation.ts'

/** A call as a mock sees it. */
export interface MockedCall {
  /** Path parameters, decoded. */
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly request: Request
}

/**
 * A handler of Mock Service Worker for one operation, typed by the contract: its answer is the operation's result, or
 * a whole `Response` where a failure is wanted.
 * @param baseUrl where the client under test believes the server to be
 */
export function mock<Result>(
  baseUrl: string,
  operation: Operation<unknown, Result>,
  answer: (call: MockedCall) => Result | Response | Promise<Result | Response>,
): HttpHandler {
  const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete' | 'head' | 'patch' | 'options'
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, ':$1')
  return http[method](`${baseUrl}${path}`, async ({ request, params }) => {
    const result = await answer({ path: params as Record<string, string>, query: new URL(request.url).searchParams, request })
    if (result instanceof Response) return result
    if (result instanceof Blob) return new HttpResponse(result)
    const header = operation.answer?.header
    if (header) return new HttpResponse(null, { headers: { [header]: String(result) } })
    return result === undefined ? new HttpResponse(null) : HttpResponse.json(result as object)
  })
}
