import type { Context } from '../identity/context.ts'
import type { VersionCheck } from '../identity/version-check.ts'
import { lastChange } from '../kernel/journal.ts'
import { outdated } from '../kernel/refusals.ts'
import { noVersion } from '../kernel/version.ts'
import type { ContractOperation } from './contract.ts'

/** The version that a caller names in `If-Match`: of a list, those of its items, separated by commas. */
export function givenVersion({ headers }: { headers?: unknown }): string | undefined {
  const given = (headers as Record<string, unknown> | undefined)?.['If-Match']
  return typeof given === 'string' ? given : undefined
}

/** Refuses a change of what the caller has read in another version than the present one. */
export async function requireVersion<State>(
  context: Pick<Context, 'db' | 'session'> & { headers?: unknown },
  { journal }: Pick<ContractOperation, 'journal'>,
  { entity, present, version, part, given, events, projectId, holds, changes }: VersionCheck<State>,
): Promise<void> {
  const { db, session } = context
  const read = givenVersion(context) ?? given
  if (read === undefined) return
  const state = await present()
  if (comparable(read, part) === comparable(version ? version(state) : shownVersion(state), part)) return
  const change = await lastChange(db, session.account.id, entity, {
    events: events ?? (journal ? [journal] : []),
    projectId,
    holds,
    changes,
  })
  throw outdated(entity.name, {
    present: state,
    ...(change?.by && { changedBy: change.by }),
    ...(change && { changedAt: change.at.getTime() }),
  })
}

/** The parts of a version that count, without the quotation marks that the header may have. */
const comparable = (version: string, part: number | readonly number[] | undefined): string =>
  version
    .split(',')
    .map((one) => one.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'))
    .map((one) => (part === undefined ? one : [part].flat().map((at) => one.split('.')[at] ?? one)))
    .join()

function shownVersion(state: unknown): string {
  if (Array.isArray(state)) return state.map(shownVersion).join() || noVersion
  const { version, uuid } = Object(state) as { version?: string | number; uuid?: string }
  return String(version ?? uuid)
}
