import type { BulkItem } from '@dragoman/sdk/operations/bulkChanges'
import type { KeptBack } from '@dragoman/sdk/operations/tasks'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import type { ReactNode } from 'react'
import { Moment } from '../display/Moment.tsx'
import { awayText, obstacleText } from '../display/entry-name.ts'
import { formatList } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'
import { bulkWords, type BulkSubject } from './bulk-words.ts'

/** Most rows that are drawn. The title says how many there are. */
const rowsAtMost = 200

export interface BulkItemsProps {
  of: BulkSubject
  title: string
  items: readonly BulkItem[]
  /** The page's names for the items, by id; else the server's. */
  names?: ReadonlyMap<string, string> | undefined
  isOpen?: boolean
}

/** Items of a bulk change, with what becomes of each or why it stays; nothing where there are none. */
export function BulkItems({ of, title, items, names, isOpen = false }: BulkItemsProps) {
  if (items.length === 0) return null
  const shown = items.slice(0, rowsAtMost)
  return (
    <Disclosure title={title} defaultExpanded={isOpen} headingLevel={3}>
      <RowList>
        {shown.map((item) => (
          <RowListItem key={item.uuid} end={wordAbout(item, of)} below={item.keptBack?.map(keptBackLine)}>
            <bdi>{names?.get(item.uuid) ?? bulkWords(of).name(item.name)}</bdi>
          </RowListItem>
        ))}
        {items.length > shown.length && (
          <RowListItem>{t('bulk.more', { count: items.length - shown.length })}</RowListItem>
        )}
      </RowList>
    </Disclosure>
  )
}

/** A person whom auto-assign excluded, with the reason. */
const keptBackLine = ({ userUuid, userName, blockedBy, awayUntil }: KeptBack) => (
  <p key={userUuid}>
    <bdi>{userName}</bdi>
    {': '}
    {formatList(blockedBy.map((code) => (code === 'AWAY' && awayUntil ? awayText(awayUntil) : obstacleText(code))))}
  </p>
)

function wordAbout({ reason, assignee, previousAssignee, dueDate, blockedBy }: BulkItem, of: BulkSubject): ReactNode {
  if (reason) return blockedBy?.length ? formatList(blockedBy.map(obstacleText)) : bulkWords(of).reason(reason)
  if (dueDate !== undefined) return <Moment value={dueDate} />
  if (assignee) {
    return (
      <span>
        <strong dir="auto">{assignee}</strong>
        {previousAssignee && ` · ${t('bulk.from', { name: previousAssignee })}`}
      </span>
    )
  }
  return previousAssignee && t('bulk.from', { name: previousAssignee })
}
