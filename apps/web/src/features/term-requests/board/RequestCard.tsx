import type { TermRequest } from '@dragoman/sdk/operations/termRequests'
import { Avatar } from '@dragoman/ui/Avatar'
import { Icon } from '@dragoman/ui/Icon'
import { IconMenu, MenuItem } from '@dragoman/ui/MenuButton'
import { Badge } from '@dragoman/ui/StatusBadge'
import type { DragEvent, KeyboardEvent } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { Link } from '../../../ground/links.ts'
import { t } from '../../../i18n/t.ts'
import { isDecided } from '../request-search.ts'
import { laneWord, requestName, sourceOf, summaryOf, typeTone } from '../request-words.ts'
import { useBoard } from './board-state.ts'
import styles from './board.module.css'

const day = 24 * 60 * 60 * 1000

/** A request that waits for more than a week is due, and for more than ten days late. */
function ageTone({ requestedAt, lane }: TermRequest): 'warning' | 'danger' | undefined {
  const days = (Date.now() - requestedAt) / day
  if (isDecided(lane) || days <= 7) return undefined
  return days > 10 ? 'danger' : 'warning'
}

/** A request as a card: dragged, or lifted with the keyboard; its menu does the same. */
export function RequestCard({ request }: { request: TermRequest }) {
  const { search, lifted, pending, lift, drop, cancel } = useBoard()
  const { uuid, lane, changeType, moves, reason, requestedAt, decidedAt, requestedBy } = request
  const mayMove = moves.length > 0
  const name = requestName(request)
  const state = pending === uuid ? 'pending' : lifted?.request.uuid === uuid ? 'lifted' : undefined
  const source = sourceOf(request)
  const start = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', name)
    lift(request, 'mouse')
  }
  const liftByKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' || lifted || !mayMove || (event.target as HTMLElement).tagName !== 'A') return
    event.preventDefault()
    event.stopPropagation()
    lift(request, 'keyboard')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its link has the focus
    <li
      className={styles.card}
      data-card={uuid}
      data-state={state}
      draggable={mayMove}
      onDragStart={start}
      onDragEnd={cancel}
      onKeyDown={liftByKey}
    >
      <div className={styles.top}>
        <Badge tone={typeTone[changeType]}>{t(`termRequests.type.${changeType}`)}</Badge>
        <span className={styles.age} data-tone={ageTone(request)}>
          <Moment value={decidedAt ?? requestedAt} as="relative" />
        </span>
      </div>
      <div className={styles.top}>
        <Link
          to="/glossary_old/approvals"
          search={{ ...search, request: uuid }}
          variant="plain"
          draggable={false}
          {...(mayMove && { 'aria-describedby': 'request-keys' })}
        >
          <bdi>{name}</bdi>
        </Link>
        {mayMove && (
          <IconMenu icon="more" size="small" label={t('termRequests.moveCard', { name })}>
            {moves.map((move) => (
              <MenuItem
                key={move.lane}
                isDisabled={move.missing !== undefined}
                onAction={() => drop(request, move.lane)}
              >
                {laneWord(move.lane)}
              </MenuItem>
            ))}
          </IconMenu>
        )}
      </div>
      <p className={styles.summary} dir="auto">
        {summaryOf(request)}
      </p>
      {lane === 'REJECTED' && reason && (
        <p className={styles.summary} dir="auto">
          “{reason}”
        </p>
      )}
      <div className={styles.top}>
        <span className={styles.source}>
          <Icon name={source.icon} />
          {source.label}
        </span>
        {requestedBy && <Avatar name={requestedBy.name} src={requestedBy.avatar} size={20} />}
      </div>
    </li>
  )
}
