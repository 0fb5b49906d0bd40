import type { SettingsPageCode, SettingsPageState } from '@dragoman/sdk/operations/accountSettings'
import type { SQL } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Resource } from '../generated/handlers.ts'
import type { JournalEvent } from '../generated/journal.ts'
import type { Database, DatabaseConnection } from '../kernel/database/connect.ts'
import type { SealedColumn } from '../kernel/database/re-encrypt.ts'
import type { FileKind } from '../kernel/download.ts'
import type { JobRunner } from '../kernel/jobs/job-runner.ts'
import type { FeedReader } from '../kernel/journal-feed.ts'
import type { LogFailure } from '../kernel/log/failure-log.ts'
import type { Outbox } from '../kernel/mail/outbox.ts'
import type { AccountHosts } from './account-hosts.ts'
import type { AppSettings, Context, Handlers } from './context.ts'
import type { Listener } from './listeners.ts'
import type { SignedIn } from './sessions.ts'
import type { Undos } from './undo.ts'
import type { Usage } from './usage.ts'
import type { AccountRow } from './visit-account.ts'

/**
 * All that the house has to know of a feature. Its folder says it in `feature.ts`, and `features.ts` lists them: there
 * is no other list to add a feature to, but for `consequences.ts`, whose order is written down in one place.
 */
export interface Feature {
  /** Handlers of the resources of the contract; a resource may be shared by features. */
  api?: Api | ((registry: Registry) => Api)
  /** The runners of its jobs, by type. */
  runners?: (house: House) => Runners
  /** Readers of the journal, called as it is written. */
  feedReaders?: (terms: Telling) => readonly FeedReader[]
  /** Background work that runs as long as the server does. */
  workers?: readonly StartWorker[]
  /** The same, where people are told of what happens. */
  tellers?: readonly StartWorker[]
  /** Daily work, which one of the servers does. */
  daily?: (terms: Daily) => Promise<void>
  /** Throws away what no one needs any more: everything gets at least a day. */
  tidy?: (db: Database, times: TidyTimes) => Promise<void>
  /** The access to stored files that links lead to, by owner. */
  files?: { readonly [K in FileKind]?: FileAccess }
  /** Its columns of encrypted texts. */
  sealed?: readonly SealedColumn[]
  /** How changes of settings are undone. */
  undo?: Partial<Undos>
  /** Its pages of the settings of an account. */
  settingsPages?: { readonly [P in SettingsPageCode]?: SettingsPage }
  /** Answers to other features that ask whether theirs is in use. */
  usedBy?: Partial<Usage>
}

export type Api = { readonly [R in Resource]?: Partial<Handlers<R>> }

/** Keeps the names that a feature declares, so that what is missing in the whole house is a type error. */
export const defineFeature = <const F extends Feature>(feature: F): F => feature

export type Runners = Readonly<Record<string, JobRunner>>

/** The parts that the root gives to runners of jobs. */
export interface House {
  /** The consequences of moves. */
  consequences: readonly Listener[]
  registry: Registry
  /** Engines are reached with keys that only a server can read; other programs have none. */
  settings?: AppSettings | undefined
}

/** The parts that are needed to tell people something. */
export interface Telling {
  db: Database
  outbox: Outbox
  publicUrl: string
  log: Logger
  logFailure: LogFailure
}

/** The parts that a worker needs. */
export interface WorkerTerms extends Telling {
  connection: DatabaseConnection
  settings: AppSettings
  now: () => Date
}

export type StartWorker = (terms: WorkerTerms) => { stop(): Promise<void> }

export interface Daily {
  db: Database
  settings: AppSettings
  accountHosts: AccountHosts
  log: Logger
  now: Date
}

export interface TidyTimes {
  now: Date
  yesterday: Date
}

/** The access to a stored file. */
export interface FileAccess {
  /** Whether a person may still see what the file belongs to. */
  mayFetch(db: Database, session: SignedIn, id: string): Promise<boolean>
  /** Whether it belongs to an account: receivers of the account's events may fetch it. Left out where no event links to it. */
  isOf?(db: Database, id: string, accountId: string): Promise<boolean>
}

/** A page of the settings of an account. */
export interface SettingsPage {
  /** Names that the journal has for changes that are made on it. */
  events: readonly JournalEvent[]
  /** Fields of which an entry has changed at least one, where other pages share the events. */
  fields?: readonly string[]
  /** The `kind` in the entry's `detail`, where other pages share the events. */
  kind?: string
  /** How many things it holds: those in use alone. All are counted in one query. */
  counts?: (db: Database, accountId: string) => { readonly [name in 'count' | 'failing']?: SQL<number> }
  /** More of its state. */
  state?: (context: Context, account: AccountRow) => Promise<SettingsPageFacts> | SettingsPageFacts
}

export type SettingsPageFacts = Partial<Omit<SettingsPageState, 'page' | 'lastChange' | 'undo'>>

/** The declarations of all features. */
export interface Registry {
  undo: Undos
  settingsPages: Readonly<Record<SettingsPageCode, SettingsPage>>
  files: Readonly<Record<FileKind, FileAccess>>
  usage: Usage
}
