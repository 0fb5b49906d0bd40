// The part of the provider that tests use; it comes without types.
declare module 'samlp' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export interface SamlRequest extends IncomingMessage {
    query: Record<string, string>
    body: Record<string, string>
    originalUrl: string
    protocol: string
  }

  export interface SamlReply extends ServerResponse {
    set(name: string, value: string): void
    send(body: unknown): void
    redirect(address: string): void
  }

  type Handler = (request: SamlRequest, response: SamlReply, next: (error?: unknown) => void) => void

  type Found = (error: unknown, url: string) => void

  export interface SamlOptions {
    issuer: string
    cert: string
    key: string
    audience?: string
    recipient?: string
    destination?: string
    lifetimeInSeconds?: number
    sessionIndex?: string
    authnContextClassRef?: string
    signatureAlgorithm?: string
    digestAlgorithm?: string
    signAssertion?: boolean
    signResponse?: boolean
    encryptionPublicKey?: string
    encryptionCert?: string
    /** The certificate that requests must be signed with; without it, unsigned ones are accepted. */
    signingCert?: string
    profileMapper?: unknown
    getUserFromRequest?(request: SamlRequest): unknown
    getPostURL(audience: string, request: unknown, incoming: SamlRequest, found: Found): void
    responseHandler?(answer: Buffer, options: { postUrl: string }, request: SamlRequest, response: SamlReply): void
  }

  export function auth(options: SamlOptions): Handler
  export interface SamlParticipant {
    serviceProviderId: string
    sessionIndex: string
    nameId: string
    serviceProviderLogoutURL: string
  }

  type FoundSession = (error: unknown, session?: SamlParticipant) => void

  export function logout(options: {
    issuer: string
    cert: string
    key: string
    deflate: boolean
    protocolBinding: string
    sessionParticipants: {
      hasElements(): boolean
      getFirst(found: FoundSession): void
      get(issuer: string, indices: readonly string[], nameId: string, found: FoundSession): void
      remove(issuer: string, index: string, nameId: string, done: FoundSession): void
    }
    clearIdPSession(done: () => void): void
    store: {
      save(request: SamlRequest, data: object, done: (error: unknown, id: string) => void): void
      load(request: SamlRequest, id: string, options: object, done: (error: unknown, data?: object) => void): void
    }
  }): Handler
  export function metadata(options: {
    issuer: string
    cert: string
    redirectEndpointPath: string
    postEndpointPath: string
    logoutEndpointPaths: { redirect: string }
  }): Handler
}
