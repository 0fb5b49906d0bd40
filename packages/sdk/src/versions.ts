import { isHttpError } from './errors.ts'
import type { Outdated } from './generated/shared.ts'
import type { Operation } from './operation.ts'

/**
 * The state that a write may overwrite: something with a version, or a list of such. Items without a version count by
 * their id.
 */
export type Versioned = VersionedItem | readonly VersionedItem[] | null | undefined

interface VersionedItem {
  readonly version?: string | number
  readonly uuid?: string
}

/** The version of what was read: of a list, those of its items; `none` for an empty list and for nothing. */
export function versionOf(read: Versioned): string {
  if (Array.isArray(read)) return read.map(versionOf).join() || 'none'
  const { version, uuid } = Object(read) as VersionedItem
  return String(version ?? uuid ?? 'none')
}

/**
 * The header with which a write is refused if someone else has changed what was read:
 * `call(client, users.update, { path, body, headers: ifMatch(user) })`.
 */
export const ifMatch = (read: Versioned): { 'If-Match': string } => ({ 'If-Match': versionOf(read) })

/** The data of a refused write: the present state as the operation returns it, who changed it, and when (epoch ms). */
export type OutdatedWrite<State> = Omit<Outdated, 'present'> & { present: State }

/** The present state if `operation` was refused because someone else has changed it; undefined for any other error. */
export const outdatedBy = <Params, Result>(
  operation: Operation<Params, Result>,
  error: unknown,
): OutdatedWrite<Result> | undefined =>
  isHttpError(error, 409) && error.code === 'OUTDATED' && error.operationId === operation.id
    ? (error.data as OutdatedWrite<Result>)
    : undefined
