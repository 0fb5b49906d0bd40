import type { TermRequest } from '@dragoman/sdk/operations/termRequests'
import type { TermLane } from '@dragoman/sdk/term-lifecycle'
import { Icon } from '@dragoman/ui/Icon'
import type { DragEvent } from 'react'
import { t } from '../../../i18n/t.ts'
import { laneRefusal, laneWord } from '../request-words.ts'
import { useBoard } from './board-state.ts'
import styles from './board.module.css'
import { RequestCard } from './RequestCard.tsx'

export interface RequestLaneProps {
  lane: TermLane
  requests: readonly TermRequest[]
  /** The row that it stands in, where there are several. */
  row: string | undefined
  /** It is the one that is shown where one alone is. */
  isPresent: boolean
}

/** The requests of a lane; where a card can be put, or why not. */
export function RequestLane({ lane, requests, row, isPresent }: RequestLaneProps) {
  const { lifted, over, drop } = useBoard()
  const isHere = lifted?.over === lane
  const isOther = lifted !== null && lifted.request.lane !== lane
  const refusal = isOther ? laneRefusal(lifted.request, lane) : undefined
  const mayDrop = isOther && refusal === undefined
  const hover = (event: DragEvent) => {
    if (!lifted) return
    over(lane)
    if (mayDrop) event.preventDefault()
  }
  const put = (event: DragEvent) => {
    event.preventDefault()
    if (lifted) drop(lifted.request, lane)
  }
  return (
    <div
      className={styles.cell}
      data-lane={lane}
      data-present={isPresent || undefined}
      data-refused={refusal !== undefined || undefined}
      data-over={(isHere && mayDrop) || undefined}
      onDragOver={hover}
      onDrop={put}
    >
      {requests.length > 0 && (
        <ul className={styles.cards} aria-label={[laneWord(lane), row].filter(Boolean).join(', ')}>
          {requests.map((request) => (
            <RequestCard key={request.uuid} request={request} />
          ))}
        </ul>
      )}
      {requests.length === 0 && <p className={styles.none}>{t('termRequests.laneEmpty')}</p>}
      {isHere && refusal !== undefined && (
        <p className={styles.refusal}>
          <Icon name="lock" />
          <span>{refusal}</span>
        </p>
      )}
    </div>
  )
}
