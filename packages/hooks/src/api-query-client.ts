import type { Client } from '@dragoman/sdk/client'
import { QueryClient, type QueryClientConfig } from '@tanstack/react-query'

/** The package can be loaded twice, as ES modules and as CommonJS: a class would be another one in each. */
const brand: unique symbol = Symbol.for('@dragoman/hooks/client') as never

interface Branded {
  [brand]?: Client
}

/** A query client that holds the SDK's client, so that `query(operation, params)` needs none. */
export class ApiQueryClient extends QueryClient {
  readonly sdk: Client

  constructor(sdk: Client, config: QueryClientConfig) {
    super(config)
    this.sdk = sdk
    attachSdk(this, sdk)
  }
}

/** Gives a query client the SDK's client that sends its queries and mutations. */
export function attachSdk(queryClient: QueryClient, sdk: Client): void {
  ;(queryClient as Branded)[brand] = sdk
}

/** The SDK's client behind a query client. Throws where none was given to it by `createQueryClient` or `connectQueryClient`. */
export function sdkOf(queryClient: QueryClient): Client {
  const sdk = (queryClient as Branded)[brand]
  if (sdk) return sdk
  throw new Error('This query client was not made by createQueryClient, nor connected by connectQueryClient')
}
