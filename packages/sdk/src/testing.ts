import { http, HttpResponse, type HttpHandler } from 'msw'
import type { OperationTree } from './client-types.ts'
import type { AnyOperation, Operation } from './operation.ts'

/** A call as a mock sees it. `Params` are what the operation takes. */
export interface MockedCall<Params = unknown> {
  /** Path parameters, decoded. */
  readonly path: Readonly<Record<PathNames<Params>, string>>
  readonly query: URLSearchParams
  /** The request as it came: its headers, and its body, unread. */
  readonly request: Request
}

type PathNames<Params> = Params extends { path: infer Path } ? keyof Path & string : string

/** The answer in place of the server's: the operation's result, or a whole `Response` to simulate a failure. */
export type MockedAnswer<Params, Result> = (call: MockedCall<Params>) => Result | Response | Promise<Result | Response>

/** An answer for each operation of a tree; a missing one and one of the wrong type are type errors. */
export type MockedAnswers<Operations extends OperationTree> = {
  readonly [Resource in keyof Operations]: {
    readonly [Verb in keyof Operations[Resource]]: Operations[Resource][Verb] extends Operation<
      infer Params,
      infer Result
    >
      ? MockedAnswer<Params, Result>
      : never
  }
}

/**
 * A handler of Mock Service Worker for one operation, typed by the contract.
 * @param baseUrl where the client under test believes the server to be
 * @example worker.use(mock(baseUrl, tasks.get, ({ path }) => ({ ...task, uuid: path.taskUUID })))
 */
export function mock<Params, Result>(
  baseUrl: string,
  operation: Operation<Params, Result>,
  // The operation alone says what the answer is: an answer that lacks a field must not widen the type.
  answer: MockedAnswer<NoInfer<Params>, NoInfer<Result>>,
): HttpHandler {
  return handler(baseUrl, operation, answer as MockedAnswer<unknown, unknown>)
}

/**
 * Handlers for all operations of a tree: of `everything`, or of the ones that a program uses. What the program calls
 * beside them reaches no handler, which Mock Service Worker can be told to refuse.
 * @example setupServer(...mockAll(baseUrl, { tasks: { list: tasks.list } }, { tasks: { list: () => page } }))
 */
export function mockAll<Operations extends OperationTree>(
  baseUrl: string,
  operations: Operations,
  answers: MockedAnswers<Operations>,
): HttpHandler[] {
  const handlers = Object.entries(operations).flatMap(([resource, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => {
      const answer = (answers[resource] as Record<string, MockedAnswer<unknown, unknown>> | undefined)?.[verb]
      if (!answer) throw new Error(`${resource}.${verb} has no answer`)
      return { operation: operation as AnyOperation, answer }
    }),
  )
  // Of two paths that fit, the one with fewer parameters is meant: /task/available is not a task.
  const parameters = ({ path }: AnyOperation) => path.split('{').length
  return handlers
    .sort((a, b) => parameters(a.operation) - parameters(b.operation))
    .map(({ operation, answer }) => handler(baseUrl, operation, answer))
}

function handler(baseUrl: string, operation: AnyOperation, answer: MockedAnswer<unknown, unknown>): HttpHandler {
  const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete' | 'head' | 'patch' | 'options'
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, ':$1')
  return http[method](`${baseUrl}${path}`, async ({ request, params }) => {
    const result = await answer({
      path: params as Record<string, string>,
      query: new URL(request.url).searchParams,
      request,
    })
    if (result instanceof Response) return result
    if (result instanceof Blob) return new HttpResponse(result, { headers: nameOf(result) })
    const header = operation.answer?.header
    if (header) return new HttpResponse(null, { headers: { [header]: String(result) } })
    return result === undefined ? new HttpResponse(null) : HttpResponse.json(result as object)
  })
}

/** Adds the name of a file, which a Blob doesn't have. */
const nameOf = (file: Blob): Record<string, string> =>
  file instanceof File ? { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}` } : {}
