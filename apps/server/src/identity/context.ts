import type { CloudProvider } from '@dragoman/sdk/operations/cloudStorage'
import type { Logger } from 'pino'
import type { Database } from '../kernel/database/connect.ts'
import type { JobRow } from '../kernel/jobs/job-runner.ts'
import type { Jobs, NewJob } from '../kernel/jobs/jobs.ts'
import type { NewEntry } from '../kernel/journal.ts'
import type { MailValues } from '../kernel/mail/compose.ts'
import type { MailKind } from '../kernel/mail/mail-words.ts'
import type { Recipient } from '../kernel/mail/outbox.ts'
import type { Objects } from '../kernel/objects.ts'
import type { Operations, Resource } from '../generated/handlers.ts'
import type { ApiError } from '../kernel/refusals.ts'
import type { AccountHosts } from './account-hosts.ts'
import type { EventStreams } from './event-streams.ts'
import type { EventType } from './events.ts'
import type { Sessions, SignedIn } from './sessions.ts'
import type { Usage } from './usage.ts'
import type { VersionCheck } from './version-check.ts'
import type { SecretKey } from '../kernel/encrypted.ts'

/** The context of every handler, besides its operation's parameters. */
export interface Context {
  /** The request's transaction when the operation writes (but for `x-own-transactions`), else the pool. */
  db: Database
  /** The caller; on a public operation without a session, reading it answers 401. */
  session: SignedIn
  /** The caller, if signed in: for public operations. */
  caller: SignedIn | null
  now: Date
  sessions: Sessions
  objects: Objects
  log: Logger
  settings: AppSettings
  request: {
    id: string
    headers: Headers
    url: URL
    address: string
    /** The account whose address was asked; undefined at an address of the installation. */
    accountId: string | undefined
  }
  accountHosts: AccountHosts
  /** The open streams of events. */
  streams: EventStreams
  /**
   * Records a change, or several. The event is the operation's x-journal name, the author the caller with who acts as
   * them, and the journal that of their account, unless the first entry names another. `author` is for calls that take
   * no one's session, such as a login.
   */
  journal(
    entry: NewEntry & { accountId?: string; author?: { accountId: string; userId: string } },
    ...more: readonly NewEntry[]
  ): Promise<void>
  /**
   * Refuses the change of what has changed since the caller read it (contract: x-versioned): 409 with the present state,
   * who changed it and when. Callers that name no version pass. Hold what is changed before.
   */
  requireVersion<State>(check: VersionCheck<State>): Promise<void>
  /** Tells that something happened to the features that listen; what follows is part of this transaction. */
  happened<Subject>(event: EventType<Subject>, subject: Subject): Promise<void>
  /** Answers what else uses a thing. */
  usage: Usage
  /** Starts a long operation once the transaction has committed: the caller's, or the system's in consequence of it. */
  startJob(
    job: Omit<NewJob, 'accountId' | 'createdBy' | 'impersonatorId' | 'address'> & { createdBy?: null },
  ): Promise<JobRow>
  jobs: Jobs
  /** Sends a mail once the transaction has committed, in the language of its reader. */
  mail(to: Recipient, kind: MailKind, values: Omit<MailValues, 'name'>): Promise<void>
  /** The database outside of the request's transaction, for what has to stay when that is taken back. */
  pool: Database
  /**
   * Runs a part of the call in a transaction of its own, with a context that belongs to it. For operations with
   * `x-own-transactions`, whose `db` is the pool: they hold no connection while they wait for something else.
   */
  inTransaction<T>(work: (context: Context) => Promise<T>): Promise<T>
  /** Runs when the transaction has committed, and before the answer is sent; that it fails is logged. */
  afterCommit(action: () => void | Promise<void>): void
  /** Headers and cookies to send along with the answer. */
  reply: Headers
}

/** Failed sign-ins in 15 minutes, beyond those of one user name at one address. */
export interface SignInLimits {
  /** From one network address, with whatever user names. */
  address: number
  /** With one user name, from addresses that its person has not signed in from. */
  name: number
}

/** How the card payment provider is reached. */
export interface StripeAccess {
  secretKey: string
  /** Origin of its API; the provider's own where it is left out. */
  apiUrl?: string
}

/** How the cloud storage of people is reached. */
export interface CloudStorageAccess {
  /** The operator's registration with each provider; others are not offered. */
  clients: Partial<Record<CloudProvider, CloudClient>>
  /** Origin that stands before every host of the providers, as in `https://gateway/api.dropboxapi.com/…`. */
  gateway?: string
}

/** The identity of this installation at a provider of cloud storage. */
export interface CloudClient {
  clientId: string
  clientSecret: string
}

/** How Xero is reached. */
export interface XeroAccess {
  /** The operator's registration with Xero. */
  clientId: string
  clientSecret: string
  /** Signs what Xero tells of changes; without it changes are read by schedule alone. */
  webhookKey?: string
  /** Origin that stands before every host of Xero, as in `https://gateway/api.xero.com/…`. */
  gateway?: string
}

/** The part of the settings that handlers need. */
export interface AppSettings {
  /** Origin under which people reach this server, without a slash at the end: of a request to the address of an account, that. */
  publicUrl: string
  /** Origin of the installation, where `publicUrl` is that of an account. */
  installationUrl?: string
  /** Signs download links and other short tokens. */
  secretKey: SecretKey
  /** The bearer token of those who ask for figures of the server; no one can where it is left out. */
  metricsToken?: string
  /** Whether what a former secret key has encrypted is given up. */
  isFormerKeyLost?: boolean
  version: string
  /** Failed sign-ins in 15 minutes; `defaultSignInLimits` where they are left out. */
  signInLimits?: SignInLimits
  /** Origins whose pages may call the API with a token; none where it is left out. */
  corsOrigins?: readonly string[]
  /** Host names that the server answers to, beside that of `publicUrl` and those of the machine itself. */
  allowedHosts?: readonly string[]
  /** Hosts that webhooks may reach though they are private, or not by https; none where it is left out. */
  webhookAllowedHosts?: readonly string[]
  /** Hosts that connectors may reach though they are private, or not by https; none where it is left out. */
  connectorAllowedHosts?: readonly string[]
  /** Milliseconds that a finished translation waits for others that go along with it; 0 where it is left out. */
  connectorPause?: number
  /** Origin that stands before hosts of connectors that have their own, as in `https://gateway/api.contentful.com/…`. */
  connectorGateway?: string
  /** Hosts of machine translation and language models that may be private, or not reached by https; none where it is left out. */
  aiAllowedHosts?: readonly string[]
  /** Milliseconds that a mail about what people do waits for more of it; 0 where it is left out. */
  noticePause?: number
  /** Hosts of providers of single sign-on that may be private, or not reached by https; none where it is left out. */
  ssoAllowedHosts?: readonly string[]
  /** Domain below which accounts have their subdomains; what follows from `publicUrl` where it is left out. */
  accountDomain?: string
  /** Name servers that are asked about custom subdomains; those of the machine where it is left out. */
  dnsServers?: readonly string[]
  /** Folder where the proxy keeps its certificates; without it nothing is known of them. */
  certificatesDirectory?: string
  /** Folder of dictionaries for the spelling check, beside those of the product. */
  dictionariesDirectory?: string
  /** Access to the card payment provider; without it there is no billing portal. */
  stripe?: StripeAccess
  /** How cloud storage is reached; none is offered where it is left out. */
  cloudStorage?: CloudStorageAccess
  /** How Xero is reached; accounts can't be connected where it is left out. */
  xero?: XeroAccess
  /** Whether it holds accounts whose password is well known, so that no proxy may pass requests on to it. */
  isDemo?: boolean
}

type Result<T> = T | Response | ApiError | Promise<T | Response | ApiError>

/**
 * One handler for each operation of a resource; leaving one out is a type error.
 * The request is valid by the contract, and the caller may make it, when a handler runs;
 * what remains for the handler is whether *this* thing is theirs (404) and whether the move is possible.
 */
export type Handlers<R extends Resource> = {
  [V in keyof Operations[R]]: (input: Context & ParamsOf<Operations[R][V]>) => Result<ResultOf<Operations[R][V]>>
}

type ParamsOf<O> = O extends { params: infer P } ? P : never
type ResultOf<O> = O extends { result: infer T } ? T : never
