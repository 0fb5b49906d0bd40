import { isHttpError } from '@dragoman/sdk/errors'
import type { Session } from '@dragoman/sdk/session'
import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { showServerFailure } from './errors/report-error.ts'

/** The arguments of a loader, as far as they matter here. */
export interface LoaderArguments {
  context: { queryClient: QueryClient }
  location: { pathname: string }
  preload: boolean
  cause: 'enter' | 'stay' | 'preload'
}

let arrival: string | undefined
let isTold = false

/**
 * The page that the app begins with is loaded ahead: what fails by then is not asked for again, so it counts as if it was
 * asked for by the page. Undefined once a page is there.
 */
export function beginAt(pathname: string | undefined) {
  arrival = pathname
  isTold = false
}

/** The account of the signed-in person: the one that settings pages show. */
export const accountOf = ({ context }: { context: { session: Session } }): string =>
  context.session.getSnapshot().subject!.user.accountUuid

type Loadable<Data, Key extends QueryKey> = Pick<UseQueryOptions<Data, Error, Data, Key>, 'queryKey' | 'queryFn'>

/**
 * Gets what a page needs before it shows: `loader: (args) => load(args, query(api.users.get, …))`. Nothing is asked
 * twice: the page reads the same query. What is not there leads to the 404 page, a 500 home with a message (never from
 * home itself), and everything else to the error page.
 */
export async function load<Data, Key extends QueryKey>(
  args: LoaderArguments,
  options: Loadable<Data, Key>,
): Promise<void> {
  try {
    await args.context.queryClient.ensureQueryData(options)
  } catch (error) {
    if (isHttpError(error, 404)) throw notFound()
    const { pathname } = args.location
    const isArrival = pathname === arrival
    if (isHttpError(error, 500) && (!args.preload || isArrival) && pathname !== '/') {
      if (!isTold) showServerFailure(error)
      isTold = isArrival
      throw redirect({ to: '/' })
    }
    throw error
  }
}

/**
 * The same for a list: entering the page waits for the first rows; another page, sort or filter shows at once, with the
 * present rows until the new ones are here. What fails then shows in the table, and so does a filter of the address that
 * cannot be read: the line above the table says what is wrong with it.
 */
export async function loadList<Data, Key extends QueryKey>(
  args: LoaderArguments,
  options: Loadable<Data, Key>,
): Promise<void> {
  if (args.cause === 'stay') return
  try {
    await load(args, options)
  } catch (error) {
    if (!isHttpError(error, 400)) throw error
  }
}
