import type { CallOptions } from './client-types.ts'
import { boundTo, type CallArguments, type Client } from './client.ts'
import { ParseError } from './errors.ts'
import type { AnyOperation, CallParams, Operation } from './operation.ts'

/** The position of a page in its list. Some lists leave most of it out. */
export interface PageFrame {
  readonly content: readonly unknown[]
  readonly last?: boolean
  readonly number?: number
  readonly totalPages?: number
  readonly pageable?: { readonly pageNumber?: number }
}

/** A list's parameters: the first page is the one that they ask for. */
interface PageParams {
  query?: ({ page?: number | undefined } & object) | undefined
}

/**
 * The number of the page after this one; undefined after the last, where nothing says that there is more, and where
 * the page is an earlier one than the one that was asked for: reading goes on, or ends, and never goes round.
 * @param asked the number that was asked for
 */
export function nextPage(page: PageFrame, asked: number): number | undefined {
  const { number, isLast } = placeOf(page, asked)
  return isLast || number < asked ? undefined : number + 1
}

function placeOf({ content, last, number, pageable, totalPages }: PageFrame, asked: number) {
  const place = number ?? pageable?.pageNumber ?? asked
  const isLast = last ?? (totalPages === undefined || place + 1 >= totalPages)
  return { number: place, isLast: isLast || content.length === 0 }
}

/** A page of a list, bound to its client: `dragoman.tasks.list`. */
type BoundList<Args extends readonly unknown[], Page> = (...args: Args) => Promise<Page>

type ListArguments = readonly [params?: object, options?: CallOptions]

/**
 * The pages of a list, one call each, as far as they are asked for: `pages(client, tasks.list)`, or of a client that
 * has its operations bound, `pages(dragoman.tasks.list)`.
 * @throws {ParseError} where an answer isn't a page, or an earlier one than the one that was asked for
 */
export function pages<Params extends PageParams, Page extends PageFrame>(
  client: Client,
  operation: Operation<Params, Page>,
  ...args: CallArguments<Params>
): AsyncGenerator<Page, void, undefined>
export function pages<Args extends ListArguments, Page extends PageFrame>(
  list: BoundList<Args, Page>,
  ...args: Args
): AsyncGenerator<Page, void, undefined>
export async function* pages(...args: readonly unknown[]): AsyncGenerator<PageFrame, void, undefined> {
  const [client, operation, params, options] = (typeof args[0] === 'function'
    ? [...boundTo(args[0]), ...args.slice(1)]
    : args) as unknown as [Client, AnyOperation, PageParams | undefined, CallOptions | undefined]
  let asked: number | undefined = params?.query?.page ?? 0
  while (asked !== undefined) {
    const query = { ...params?.query, page: asked }
    const page = asPage(await client.send(operation, { ...params, query } as CallParams, options), operation)
    const { number, isLast } = placeOf(page, asked)
    if (!isLast && number < asked) {
      throw new ParseError(`The answer is page ${number}, not ${asked}`, 200, factsOf(operation))
    }
    yield page
    asked = nextPage(page, asked)
  }
}

/** The items of a list, page after page: `items(client, tasks.list)`, or `items(dragoman.tasks.list)`. */
export function items<Params extends PageParams, Item>(
  client: Client,
  operation: Operation<Params, PageFrame & { readonly content: readonly Item[] }>,
  ...args: CallArguments<Params>
): AsyncGenerator<Item, void, undefined>
export function items<Args extends ListArguments, Item>(
  list: BoundList<Args, PageFrame & { readonly content: readonly Item[] }>,
  ...args: Args
): AsyncGenerator<Item, void, undefined>
export async function* items(...args: readonly unknown[]): AsyncGenerator<unknown, void, undefined> {
  for await (const page of pages(...(args as Parameters<typeof pages>))) yield* page.content
}

/** Checks that an answer is a page. */
export function asPage<Page extends PageFrame>(answer: unknown, operation: AnyOperation): Page {
  if (Array.isArray(Object(answer).content)) return answer as Page
  throw new ParseError('The answer is no page', 200, factsOf(operation))
}

const factsOf = ({ id }: AnyOperation) => ({ operationId: id, attempts: 1 })
