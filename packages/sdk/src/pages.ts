import type { CallOptions } from './client-types.ts'
import type { Client } from './client.ts'
import type { CallParams, Operation } from './operation.ts'

/** What a page says about its place. Some lists leave most of it out. */
export interface PageFrame {
  readonly content: readonly unknown[]
  readonly last?: boolean
  readonly number?: number
  readonly totalPages?: number
  readonly pageable?: { readonly pageNumber?: number }
}

/** A list's parameters: the first page is the one that they ask for. */
interface PageParams {
  query?: { page?: number } & object
}

/**
 * The number of the page after this one; undefined after the last, and where nothing says that there is more.
 * @param asked the number that was asked for
 */
export function nextPage(page: PageFrame, asked: number): number | undefined {
  const number = page.number ?? page.pageable?.pageNumber ?? asked
  const isLast = page.last ?? (page.totalPages === undefined || number + 1 >= page.totalPages)
  return isLast || page.content.length === 0 ? undefined : number + 1
}

/** The pages of a list, one call each, as far as they are asked for. */
export async function* pages<Params extends PageParams, Page extends PageFrame>(
  client: Client,
  operation: Operation<Params, Page>,
  params: Params,
  options?: CallOptions,
): AsyncGenerator<Page, void, undefined> {
  let number: number | undefined = params.query?.page ?? 0
  while (number !== undefined) {
    const query = { ...params.query, page: number }
    const page = (await client.send(operation, { ...params, query } as CallParams, options)) as Page
    yield page
    number = nextPage(page, number)
  }
}

/** The items of a list, page after page. */
export async function* items<Params extends PageParams, Item>(
  client: Client,
  operation: Operation<Params, PageFrame & { readonly content: readonly Item[] }>,
  params: Params,
  options?: CallOptions,
): AsyncGenerator<Item, void, undefined> {
  for await (const page of pages(client, operation, params, options)) yield* page.content
}
