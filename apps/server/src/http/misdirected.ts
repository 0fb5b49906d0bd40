import { randomUUID } from 'node:crypto'
import { ApiError, refusal } from '../kernel/refusals.ts'
import { bareHost, isLoopback } from '../kernel/loopback.ts'

interface Reach {
  publicUrl: string
  /** Host names beside that of `publicUrl` and those of the machine itself. */
  allowedHosts?: readonly string[]
  /** Whether only people at this machine may reach the server, as its passwords are well known. */
  isDemo?: boolean
}

/** The headers that a proxy adds to the requests that it forwards. */
const forwarding = /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

/**
 * Refuses requests that were sent to another host name: a page elsewhere whose name was made to point to this machine
 * (DNS rebinding) reaches the server as its own origin, and the name in the address is all that tells. A server with
 * demo accounts answers no proxy either. `isOfAccount` says that the name is the address of an account. Gives null for every other request.
 */
export function refuseMisdirected({ publicUrl, allowedHosts = [], isDemo = false }: Reach) {
  const allowed = new Set([new URL(publicUrl).hostname, ...allowedHosts].map(bareHost))
  return (request: Request, isOfAccount = false): Response | null => {
    const { hostname } = new URL(request.url)
    if (!isOfAccount && !isLoopback(hostname) && !allowed.has(bareHost(hostname))) return refused(unknownHost())
    if (isDemo && request.headers.keys().some((name) => forwarding.test(name))) return refused(forwarded())
    return null
  }
}

const refused = (error: ApiError) => refusal(error, randomUUID())

// The name isn't repeated: the sender of the request chose it.
const unknownHost = () =>
  new ApiError(
    421,
    "This server doesn't answer to the host name in the address. The operator can add the name to PUBLIC_URL or ALLOWED_HOSTS.",
  )

const forwarded = () =>
  new ApiError(
    403,
    "This server has demo accounts with a well-known password, so it can't be reached through a proxy. The operator can set PUBLIC_URL and start with a new DATA_DIR.",
  )
