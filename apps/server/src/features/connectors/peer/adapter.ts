import type {
  ConnectorChoice,
  ConnectorChoiceField,
  ConnectorReason,
  ConnectorRepository,
  ConnectorSettings,
} from '@dragoman/sdk/operations/connectors'
import type { Ask } from './ask.ts'
import type { Heard, Hook } from './hooks.ts'

/** A connection as an adapter sees it: what it was given, and the way to the other system. */
export interface Connection {
  /** All fields with their secrets. */
  readonly fields: Readonly<Record<string, string>>
  readonly repositories: readonly ConnectorRepository[]
  readonly settings: ConnectorSettings
  readonly sourceLocale: string
  readonly targetLocales: readonly string[]
  /** The author of commits and the like. */
  readonly author: { readonly name: string; readonly email: string }
  /** A language as the other system spells it. */
  codeOf(locale: string): string
  readonly ask: Ask
  /** Memory of an adapter while it is open, such as the state of a repository. */
  readonly memo: Map<string, unknown>
}

/** A piece of content that was found. */
export interface Found {
  /** Its name in the other system, which never changes. */
  key: string
  /** Another version, another token: a blob id, a time, a number. */
  version: string
  title: string
  /** Where people see it. */
  url?: string | undefined
  /** Facts for `read` and `present` beside the key. */
  place?: Record<string, string>
  /** Languages of the connection that it is not translated into. */
  excluded?: readonly string[]
  /** Why it is not taken. */
  skipped?: Extract<ConnectorReason, 'UNSUPPORTED' | 'TOO_LARGE' | 'FILTERED'>
  message?: string
}

export interface FoundPage {
  items: Found[]
  /** Where to go on; undefined at the end. */
  next?: string | undefined
}

/** Content as a file. */
export interface Content {
  /** Its extension says how it is read. */
  name: string
  folder?: string
  bytes: Uint8Array
}

/** An item in a language. */
export interface Target {
  item: { key: string; title: string; version: string; place: Readonly<Record<string, string>> }
  locale: string
  /** Its name in the other system, once it is there. */
  remoteKey: string | null
}

/** The text in the place of a translation. */
export interface Present {
  /** Null where nothing does. */
  bytes: Uint8Array | null
  /** Changes with what stands there; empty where nothing does. */
  version: string
  remoteKey?: string | undefined
  url?: string | undefined
  /** Whether nothing is lost there: a write of ours that was interrupted. */
  isUnfinished?: boolean
  /** Why there is no place. */
  missing?: Extract<ConnectorReason, 'TARGET_LOCALE_MISSING' | 'SOURCE_GONE' | 'TARGET_GONE' | 'REFUSED_BY_PEER'>
  message?: string
}

export interface Write {
  target: Target
  bytes: Uint8Array
  /** The text that was there at the decision: nothing is written where it has changed. */
  before: Present
}

export interface Written {
  reason: Extract<
    ConnectorReason,
    'WRITTEN' | 'SAME' | 'TARGET_CHANGED' | 'TARGET_LOCALE_MISSING' | 'REFUSED_BY_PEER' | 'TARGET_GONE'
  >
  message?: string
  /** The text that is there now, where it differs from the one that was sent. */
  bytes?: Uint8Array
  remoteKey?: string | undefined
  url?: string | undefined
}

/** A check of a connection; it throws a fault where it fails. */
export interface Check {
  check: 'REACH' | 'SIGN_IN' | 'READ' | 'WRITE' | 'LOCALES'
  run(): Promise<void>
}

/**
 * The protocol of a kind, and nothing else: an adapter has no database, never sleeps, repeats, or logs. It throws faults
 * (`PeerFault`), and what the engine throws through it.
 */
export interface Adapter {
  /** The field whose value means nothing to the kind, and why. */
  problem?(fields: Readonly<Record<string, string>>): { field: string; message: string } | undefined
  checks(connection: Connection): readonly Check[]
  choices(connection: Connection, field: ConnectorChoiceField, repository?: string): Promise<readonly ConnectorChoice[]>
  /** A page of what is there; the first without a cursor. */
  discover(connection: Connection, cursor: string | undefined): Promise<FoundPage>
  read(connection: Connection, found: Found): Promise<Content>
  present(connection: Connection, target: Target): Promise<Present>
  /** Set where translations go together, as in a commit; without it `write` gets one at a time. */
  readonly writesTogether?: true
  /** Reads a request that tells of a change; undefined where its signature is wrong. */
  hear?(hook: Hook): Heard | undefined
  /** Writes translations; the answer has one outcome for each, in their order. */
  write?(connection: Connection, writes: readonly Write[]): Promise<{ outcomes: Written[]; url?: string | undefined }>
}

/** The `write` of an adapter that writes a translation at a time. */
export const oneByOne =
  (write: (connection: Connection, one: Write) => Promise<Written>): NonNullable<Adapter['write']> =>
  async (connection, writes) => {
    const outcomes: Written[] = []
    for (const one of writes) outcomes.push(await write(connection, one))
    return { outcomes }
  }
