import type { TermChange, TermRequest } from '@dragoman/sdk/operations/termRequests'
import { findMove } from '@dragoman/sdk/lifecycles'
import { toBcp47 } from '@dragoman/sdk/locale'
import { termRequestLifecycle, type TermLane } from '@dragoman/sdk/term-lifecycle'
import type { IconName } from '@dragoman/ui/Icon'
import { hasMessage, t } from '../../i18n/t.ts'
import { isolated } from '../../i18n/format.ts'

export const laneWord = (lane: TermLane): string => t(`termRequests.lane.${lane}`)

export const typeTone = { CREATE: 'success', UPDATE: 'info', REMOVAL: 'danger' } as const

/** The source of a request: where its icon and its words say it. */
export function sourceOf({ learnt, extracted, origin, context }: TermRequest): { icon: IconName; label: string } {
  if (learnt) return { icon: 'refresh', label: t('termRequests.source.learned') }
  if (extracted) return { icon: 'search', label: t('termRequests.source.extracted') }
  if (origin === 'BULK_UPDATE') return { icon: 'tasks', label: t('termRequests.source.bulk') }
  if (context) return { icon: 'comment', label: t('termRequests.source.segment') }
  return { icon: 'edit', label: t('termRequests.source.hand') }
}

/** The name of a request: its concept, or how many terms it is about. */
export const requestName = ({ origin, terms, conceptText }: TermRequest): string =>
  origin === 'BULK_UPDATE' ? t('termRequests.terms', { count: terms.length }) : conceptText

/** The changes of a request in one line. */
export const summaryOf = ({ terms, changeType }: TermRequest): string =>
  terms
    .slice(0, 3)
    .map((term) => isolated(`${toBcp47(term.language)} ${changeText(term, changeType)}`.trim()))
    .join(' · ')

function changeText({ text, now }: TermChange, changeType: TermRequest['changeType']): string {
  if (changeType === 'REMOVAL' || text === undefined || text === now?.text) return now?.text ?? text ?? ''
  return now ? `${now.text} → ${text}` : text
}

/** Why a request can't go to a lane; undefined where it can. */
export function laneRefusal({ lane, moves }: TermRequest, to: TermLane): string | undefined {
  const offered = moves.find((move) => move.lane === to)
  if (offered?.missing) return offered.missing.map(conditionWord).join(' ')
  if (offered) return undefined
  const isInTable = findMove(termRequestLifecycle, lane, { to }, { actors: [], facts: {} }).refusal?.kind === 'actor'
  return t(isInTable ? 'termRequests.refusal.actor' : 'termRequests.refusal.state')
}

function conditionWord(condition: string): string {
  const id = `termRequests.missing.${condition}`
  return hasMessage(id) ? t(id) : condition
}
