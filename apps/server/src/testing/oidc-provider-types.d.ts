// The part of the provider that tests use; it comes without types.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export interface ProviderContext {
    path: string
    body: Record<string, unknown> | undefined
    respond: boolean
    req: IncomingMessage
    res: ServerResponse
    oidc: {
      client: { clientId: string }
      session: { accountId: string; grantIdFor(clientId: string): string | undefined }
      provider: Provider
    }
  }

  export interface ProviderGrant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    Grant: {
      new (of: { clientId: string; accountId: string }): ProviderGrant
      find(id: string): Promise<ProviderGrant | undefined>
    }
    use(middleware: (context: ProviderContext, next: () => Promise<void>) => Promise<void>): void
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
}
