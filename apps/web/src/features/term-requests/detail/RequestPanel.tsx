import type { TermRequest } from '@dragoman/sdk/operations/termRequests'
import type { TermLane } from '@dragoman/sdk/term-lifecycle'
import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Row, Stack } from '@dragoman/ui/Page'
import { SidePanel } from '@dragoman/ui/SidePanel'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { useCommands } from '../../../ground/commands.ts'
import { Link } from '../../../ground/links.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { useMove } from '../board/use-board.ts'
import { requestQuery } from '../request-search.ts'
import { laneRefusal, laneWord, requestName, sourceOf, typeTone } from '../request-words.ts'
import { ChangeTable } from './ChangeTable.tsx'
import styles from './detail.module.css'
import { EditRequestDialog } from './EditRequestDialog.tsx'
import { RequestEffect } from './RequestEffect.tsx'
import { RequestHistory } from './RequestHistory.tsx'

export interface RequestPanelProps {
  uuid: string
  onReject: (request: TermRequest) => void
  onClose: () => void
}

/** A request with everything that its decision needs: the change, what it touches, real segments, and its history. */
export function RequestPanel({ uuid, onReject, onClose }: RequestPanelProps) {
  const { data, error, refetch, isFetching } = useQuery(requestQuery(uuid))
  const seesEffect = useCan(requirements['termRequests.getEffect'])
  return (
    <SidePanel
      title={data ? requestName(data) : t('termRequests.request')}
      size="wide"
      isOpen
      isBeside
      onClose={onClose}
      footer={data && data.moves.length > 0 && <Moves request={data} onReject={onReject} />}
    >
      {data ? (
        <Stack gap={20}>
          <Facts request={data} />
          <ChangeTable request={data} />
          {seesEffect && <RequestEffect request={data} />}
          <RequestHistory request={data} />
        </Stack>
      ) : error ? (
        <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
      ) : (
        <Skeleton lines={8} />
      )}
    </SidePanel>
  )
}

function Facts({ request }: { request: TermRequest }) {
  const { changeType, lane, glossary, number, requestedAt, requestedBy, note, reason, context, conceptId } = request
  const [isEditing, setEditing] = useState(false)
  const seesGlossary = useCan(requirements['glossaries.get'])
  return (
    <Stack gap={8}>
      <Row>
        <Badge tone={typeTone[changeType]}>{t(`termRequests.type.${changeType}`)}</Badge>
        <Badge>{laneWord(lane)}</Badge>
        {request.editable && (
          <Button size="small" icon="edit" onPress={() => setEditing(true)}>
            {t('termRequests.edit')}
          </Button>
        )}
      </Row>
      <p className={styles.meta}>
        {seesGlossary ? (
          <Link
            to="/glossary/$id"
            params={{ id: glossary.uuid }}
            search={conceptId === undefined ? {} : { concept: String(conceptId) }}
          >
            <bdi>{glossary.name}</bdi>
          </Link>
        ) : (
          <bdi>{glossary.name}</bdi>
        )}
        {` · ${t('termRequests.number', { number: formatNumber(number) })} · ${sourceOf(request).label}`}
      </p>
      <p className={styles.meta}>
        <bdi>{requestedBy?.name ?? t('termRequests.system')}</bdi>
        {' · '}
        <Moment value={requestedAt} />
      </p>
      {note && (
        <p dir="auto" className={styles.note}>
          {note}
        </p>
      )}
      {reason && (
        <p dir="auto" className={styles.note}>
          {t('termRequests.rejected', { reason })}
        </p>
      )}
      {context && (
        <blockquote className={styles.context}>
          <p dir="auto">{context.source}</p>
          {context.target && <p dir="auto">{context.target}</p>}
        </blockquote>
      )}
      {isEditing && <EditRequestDialog request={request} onClose={() => setEditing(false)} />}
    </Stack>
  )
}

/** Verbs of the moves, by the lane that they lead to. */
function verbOf(request: TermRequest, lane: TermLane): string {
  if (lane === 'APPROVED') return t('termRequests.verb.approve')
  if (lane === 'REJECTED') return t('termRequests.verb.reject')
  if (request.lane === 'APPROVED') return t('termRequests.verb.undo')
  return t('termRequests.verb.moveTo', { lane: laneWord(lane) })
}

function Moves({ request, onReject }: { request: TermRequest; onReject: (request: TermRequest) => void }) {
  const { move, pending } = useMove()
  const go = (lane: TermLane) => (lane === 'REJECTED' ? onReject(request) : move(request, lane))
  const keys: Partial<Record<TermLane, string>> = { APPROVED: 'a', REJECTED: 'r', IN_PROGRESS: 'b' }
  useCommands(
    request.moves.flatMap(({ lane }) => {
      const key = keys[lane]
      const reason = laneRefusal(request, lane)
      return key ? [{ keys: [key], label: () => verbOf(request, lane), reason, run: () => go(lane) }] : []
    }),
  )
  const refused = request.moves.flatMap(({ lane, missing }) => (missing ? laneRefusal(request, lane) : []))
  return (
    <Stack gap={8}>
      {refused.length > 0 && <p className={styles.meta}>{refused.join(' ')}</p>}
      <Row>
        {request.moves
          .toSorted((one, other) => Number(other.lane === 'APPROVED') - Number(one.lane === 'APPROVED'))
          .map(({ lane, missing }) => (
            <Button
              key={lane}
              variant={lane === 'APPROVED' ? 'primary' : 'secondary'}
              isDisabled={missing !== undefined}
              isPending={pending !== undefined}
              onPress={() => go(lane)}
            >
              {verbOf(request, lane)}
            </Button>
          ))}
      </Row>
    </Stack>
  )
}
