import { Button } from '@dragoman/ui/Button'
import { TimelineItem } from '@dragoman/ui/Timeline'
import { useState } from 'react'
import { useUndoBulk } from '../bulk/use-undo-bulk.ts'
import { t } from '../i18n/t.ts'
import { loadWords } from '../i18n/words.ts'
import { Link } from '../shell/links.ts'
import { EntryAuthor } from '../display/EntryAuthor.tsx'
import { Moment } from '../display/Moment.tsx'
import styles from './activity.module.css'
import { entryChanges, type FieldChange } from './entry-changes.ts'
import { isOfMany, type EventGroup } from './event-groups.ts'
import { eventIcon, eventReason, eventSentence, type Step } from './event-sentence.ts'

export interface ActivityItemProps {
  group: EventGroup
  /** Of the project's amounts. */
  currency?: string
  /** Steps of the project, whose names are part of those of its tasks. */
  workflows?: readonly Step[]
  /** What changed field by field, where a page knows more about its own fields. */
  describe?: (entry: EventGroup['entry']) => FieldChange[]
  /** Links the project of each entry: for activity of several projects. */
  namesProject?: boolean
}

/** Long texts are cut; the whole one stands in its field. */
const longest = 160

export function ActivityItem({
  group: { entry, count, isAlike },
  currency,
  workflows,
  describe = entryChanges,
  namesProject,
}: ActivityItemProps) {
  const reason = eventReason(entry)
  const changes = count === 1 || (isAlike && isOfMany(entry)) ? describe(entry) : []
  const { entityName, projectUuid, undo } = entry
  return (
    <TimelineItem
      icon={eventIcon(entry.event)}
      time={<Moment value={entry.at} />}
      detail={
        (reason || changes.length > 0) && (
          <ul className={styles.changes}>
            {changes.map(({ field, label, from, to }) => (
              <li key={field}>{t('activity.change', { field: label, from: shortened(from), to: shortened(to) })}</li>
            ))}
            {reason && (
              <li>
                <bdi>{reason}</bdi>
              </li>
            )}
          </ul>
        )
      }
    >
      <EntryAuthor {...entry} />
      {' · '}
      {eventSentence(entry, { currency, workflows, count })}
      {namesProject && projectUuid !== undefined && (
        <>
          {' · '}
          <Link to="/projects/$id" params={{ id: projectUuid }}>
            {entry.entityType === 'PROJECT' && entityName !== null ? <bdi>{entityName}</bdi> : t('activity.project')}
          </Link>
        </>
      )}
      {undo && <Undo changeUuid={undo.changeUuid} isOfProjects={entry.entityType === 'PROJECT'} />}
    </TimelineItem>
  )
}

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

function Undo({ changeUuid, isOfProjects }: { changeUuid: string; isOfProjects: boolean }) {
  const undo = useUndoBulk()
  const [isPending, setPending] = useState(false)
  const run = async () => {
    setPending(true)
    try {
      await loadWords(['bulk'])
      await undo(changeUuid)
    } finally {
      setPending(false)
    }
  }
  return (
    <span className={styles.undo}>
      <Button size="small" icon="undo" isPending={isPending} onPress={() => void run()}>
        {t('activity.undo')}
      </Button>{' '}
      <Link to={isOfProjects ? '/projects/changes/$id' : '/tasks/changes/$id'} params={{ id: changeUuid }}>
        {t('activity.details')}
      </Link>
    </span>
  )
}
