import type { TermRequest } from '@dragoman/sdk/operations/termRequests'
import type { TermLane } from '@dragoman/sdk/term-lifecycle'
import { BareButton } from '@dragoman/ui/BareButton'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { TextButton } from '@dragoman/ui/TextButton'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatNumber, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { isDecided, laneQuery, laneSize, lanes, type RequestSearch } from '../request-search.ts'
import { laneWord } from '../request-words.ts'
import { BoardContext } from './board-state.ts'
import styles from './board.module.css'
import { RequestLane } from './RequestLane.tsx'
import { useBoard } from './use-board.ts'
import { useLaneKeys } from './use-lane-keys.ts'

/** Requests in a lane that are shown at most; a filter finds the others. */
const mostShown = 200

export interface RequestBoardProps {
  search: RequestSearch
  onLane: (lane: TermLane) => void
  onOpen: (request: TermRequest) => void
  onReject: (request: TermRequest) => void
}

/** The requests in their lanes; cards are dragged, or moved with the keyboard. */
export function RequestBoard({ search, onLane, onOpen, onReject }: RequestBoardProps) {
  const [sizes, setSizes] = useState<Partial<Record<TermLane, number>>>({})
  const results = useQueries({
    queries: lanes.map((lane) => ({ ...laneQuery(search, lane, sizes[lane]), placeholderData: keepPreviousData })),
  })
  const { board, said } = useBoard(search, { open: onOpen, reject: onReject })
  const { region, onKeyDown } = useLaneKeys(board)
  const failed = results.find(({ error }) => error)
  if (failed?.error)
    return (
      <RegionError
        error={failed.error}
        onRetry={() => results.forEach((one) => void one.refetch())}
        isPending={failed.isFetching}
      />
    )
  const isLoading = results.some(({ data }) => data === undefined)
  const shown = lanes.map((lane, at) => ({ lane, ...results[at]?.data }))
  const isEmpty = shown.every(({ totalElements }) => totalElements === 0) && !isFiltered(search)
  const present = search.lane ?? 'REQUESTED'
  const more = (lane: TermLane) =>
    setSizes((before) => ({ ...before, [lane]: Math.min(mostShown, (before[lane] ?? laneSize) + 4 * laneSize) }))
  return (
    <BoardContext value={board}>
      <div className={styles.board} data-narrowed={search.lane !== undefined || undefined} aria-busy={isLoading}>
        <div className={styles.choices} role="group" aria-label={t('termRequests.lanes')}>
          {shown.map(({ lane, totalElements }) => (
            <BareButton
              key={lane}
              className={styles.choice}
              aria-pressed={lane === present}
              onPress={() => onLane(lane)}
            >
              {laneWord(lane)} <span className={styles.count}>{formatNumber(totalElements ?? 0)}</span>
            </BareButton>
          ))}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its cards have the focus */}
        <div
          ref={region}
          className={styles.region}
          role="region"
          aria-label={t('termRequests.board')}
          onKeyDown={onKeyDown}
        >
          <div className={styles.heads}>
            {shown.map(({ lane, totalElements }) => (
              <h2 key={lane} className={styles.head} data-lane={lane} data-present={lane === present || undefined}>
                <span className={styles.name}>{laneWord(lane)}</span>
                <span className={styles.count}>{formatNumber(totalElements ?? 0)}</span>
                {isDecided(lane) && <span className={styles.meta}>{t('termRequests.thisMonth')}</span>}
              </h2>
            ))}
          </div>
          {isLoading ? (
            <div className={styles.loading}>
              <Skeleton lines={8} />
            </div>
          ) : isEmpty ? (
            <EmptyState kind="first-use" icon="glossary" title={t('termRequests.none')}>
              {t('termRequests.noneText')}
            </EmptyState>
          ) : (
            rowsOf(
              shown.flatMap(({ content = [] }) => content),
              search.rows,
            ).map(({ key, name, requests }) => (
              <section key={key} aria-label={name} className={styles.row}>
                {name !== undefined && <h3 className={styles.rowName}>{name}</h3>}
                <div className={styles.cells}>
                  {lanes.map((lane) => (
                    <RequestLane
                      key={lane}
                      lane={lane}
                      isPresent={lane === present}
                      row={name}
                      requests={requests.filter((request) => request.lane === lane)}
                    />
                  ))}
                </div>
              </section>
            ))
          )}
          {!isEmpty && (
            <div className={styles.cells}>
              {shown.map(({ lane, content = [], totalElements = 0 }) => (
                <div key={lane} className={styles.more} data-lane={lane} data-present={lane === present || undefined}>
                  {totalElements > content.length && content.length < mostShown && (
                    <TextButton onPress={() => more(lane)}>
                      {t('termRequests.more', { count: totalElements - content.length })}
                    </TextButton>
                  )}
                </div>
              ))}
            </div>
          )}
        </div>
        <p id="request-keys" hidden>
          {t('termRequests.keys')}
        </p>
        <div className={styles.said} role="status" aria-live="assertive">
          {said}
        </div>
      </div>
    </BoardContext>
  )
}

const isFiltered = ({ q, glossary, type, own }: RequestSearch) => Boolean(q || glossary || type || own)

interface BoardRow {
  key: string
  /** Left out where there is one row alone. */
  name?: string
  requests: TermRequest[]
}

/** The rows of the board: one, or one for each glossary or language. */
function rowsOf(requests: readonly TermRequest[], by: RequestSearch['rows']): BoardRow[] {
  if (by === undefined || requests.length === 0) return [{ key: 'all', requests: [...requests] }]
  const keysOf = (request: TermRequest) =>
    by === 'GLOSSARY' ? [request.glossary.uuid] : [...new Set(request.terms.map(({ language }) => language))].slice(-1)
  const byKey = Map.groupBy(requests, (request) => keysOf(request)[0] ?? '')
  return [...byKey].map(([key, own]) => ({
    key,
    name: by === 'GLOSSARY' ? own[0]!.glossary.name : languageName(key),
    requests: own,
  }))
}
