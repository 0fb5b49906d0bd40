import { connectorKinds, type ConnectorDescriptor } from '@dragoman/sdk/connector-kinds'
import type { ConnectorReason, ConnectorRun, ConnectorState } from '@dragoman/sdk/operations/connectors'
import type { Tone } from '@dragoman/ui/status-tone'
import { formatNumber } from '../../i18n/format.ts'
import { hasMessage, t } from '../../i18n/t.ts'
import type { OutcomeGroup } from './connector-search.ts'

interface Outcome {
  tone: Tone
  group: OutcomeGroup
}

const needs = (tone: Tone): Outcome => ({ tone, group: 'needs' })
const done: Outcome = { tone: 'success', group: 'done' }
const waits: Outcome = { tone: 'info', group: 'waits' }
const idle: Outcome = { tone: 'neutral', group: 'idle' }

/** How each outcome looks, and what it asks of someone. */
export const outcomes: Readonly<Record<ConnectorReason, Outcome>> = {
  NEW: done,
  CHANGED: done,
  WRITTEN: done,
  WOULD_WRITE: done,
  IN_PROGRESS: waits,
  NOT_FINISHED: waits,
  UNCHANGED: idle,
  SAME: idle,
  FILTERED: idle,
  EMPTY: idle,
  UNSUPPORTED: idle,
  SOURCE_GONE: idle,
  TOO_LARGE: needs('warning'),
  SOURCE_CHANGED: needs('warning'),
  TARGET_CHANGED: needs('warning'),
  TARGET_GONE: needs('warning'),
  TARGET_LOCALE_MISSING: needs('danger'),
  REFUSED_BY_PEER: needs('danger'),
  READ_FAILED: needs('danger'),
  RATE_LIMITED: needs('danger'),
  SIGN_IN: needs('danger'),
}

/** The outcomes of a group. */
export const reasonsOf = (group: OutcomeGroup): ConnectorReason[] =>
  (Object.keys(outcomes) as ConnectorReason[]).filter((reason) => outcomes[reason].group === group)

/** Items of a run with an outcome of a group, or with one of some outcomes. */
export function countOf(
  { counts }: Pick<ConnectorRun, 'counts'>,
  of: OutcomeGroup | readonly ConnectorReason[],
): number {
  const reasons = typeof of === 'string' ? reasonsOf(of) : of
  return counts.reduce((sum, { reason, count }) => sum + (reasons.includes(reason) ? count : 0), 0)
}

export const allItems = ({ counts }: Pick<ConnectorRun, 'counts'>): number =>
  counts.reduce((sum, { count }) => sum + count, 0)

export const stateTones: Readonly<Record<ConnectorState, Tone>> = {
  READY: 'success',
  DECIDE: 'warning',
  SIGN_IN: 'danger',
  FAILING: 'danger',
  PAUSED: 'danger',
  OFF: 'neutral',
}

/** The result of a run in a few words, with how it looks. */
export function resultOf(run: ConnectorRun): { tone: Tone; text: string } {
  const { status, waitsUntil, isDryRun } = run
  if (status === 'RUNNING')
    return { tone: 'info', text: t(waitsUntil === undefined ? 'connectors.going' : 'connectors.waits') }
  if (status === 'ERROR')
    return { tone: 'danger', text: run.fault ? t(`connectors.fault.${run.fault}`) : t('connectors.failed') }
  const needy = countOf(run, 'needs')
  if (needy > 0) return { tone: 'warning', text: t('connectors.needCount', { count: needy }) }
  if (status === 'WARN') return { tone: 'warning', text: t('connectors.stopped') }
  const changed = countOf(run, 'done')
  if (changed === 0) return { tone: 'success', text: t('connectors.nothingToDo') }
  if (isDryRun) return { tone: 'success', text: t('connectors.would', { count: changed }) }
  return {
    tone: 'success',
    text: t(run.direction === 'PULL' ? 'connectors.taken' : 'connectors.written', { count: changed }),
  }
}

/** The word for a field of a kind; its name in the protocol where there is none. */
export function fieldLabel(name: string): string {
  const id = `connectors.field.${name}`
  return hasMessage(id) ? t(id) : name
}

/** The content of a kind in a word or two. */
export function aboutKind({ kind }: Pick<ConnectorDescriptor, 'kind'>): string {
  const id = `connectors.about.${kind}`
  return hasMessage(id) ? t(id) : connectorKinds[kind].name
}

/** The parts of a kind's protocol that connections use, as words. */
export function abilitiesOf({ capabilities, deliveries, pages }: ConnectorDescriptor): string[] {
  const { pull, push, publish, draft } = capabilities
  return [
    pull && t('connectors.can.pull'),
    push && t('connectors.can.push'),
    deliveries.includes('PULL_REQUEST') && t('connectors.can.pullRequest'),
    draft && t('connectors.can.draft'),
    publish && t('connectors.can.publish'),
    pages.includes('request') && t('connectors.can.request'),
  ].filter((word) => word !== false)
}

/** How long a run took, or has taken so far. */
export function tookText({ startedAt, endedAt = Date.now() }: Pick<ConnectorRun, 'startedAt' | 'endedAt'>): string {
  const seconds = Math.max(0, endedAt - startedAt) / 1000
  return seconds < 90
    ? t('connectors.seconds', { seconds: formatNumber(Math.round(seconds * 10) / 10) })
    : t('connectors.minutes', { minutes: formatNumber(Math.round(seconds / 60)) })
}
