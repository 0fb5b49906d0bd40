import type { Client } from '@dragoman/sdk/client'
import { QueryClient, type QueryClientConfig } from '@tanstack/react-query'

/** A query client that holds the SDK's client, so that `query(operation, params)` needs none. */
export class ApiQueryClient extends QueryClient {
  readonly sdk: Client

  constructor(sdk: Client, config: QueryClientConfig) {
    super(config)
    this.sdk = sdk
  }
}

/** The SDK's client behind a query client. Throws where it was not made by `createQueryClient`. */
export function sdkOf(queryClient: QueryClient): Client {
  if (queryClient instanceof ApiQueryClient) return queryClient.sdk
  throw new Error('This query client was not made by createQueryClient')
}
