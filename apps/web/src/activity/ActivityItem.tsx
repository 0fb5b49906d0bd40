import { Button } from '@dragoman/ui/Button'
import { TimelineItem } from '@dragoman/ui/Timeline'
import { Suspense, useState } from 'react'
import { useUndoBulk } from '../bulk/use-undo-bulk.ts'
import { t } from '../i18n/t.ts'
import { loadWords } from '../i18n/words.ts'
import { overlay } from '../lazy.tsx'
import { Link } from '../ground/links.ts'
import { EntryAuthor } from '../display/EntryAuthor.tsx'
import { Moment } from '../display/Moment.tsx'
import styles from './activity.module.css'
import { ChangeList } from './ChangeList.tsx'
import { entryChanges, type FieldChange } from './entry-changes.ts'
import { isOfMany, type EventGroup } from './event-groups.ts'
import { eventIcon, eventReason, eventSentence, eventSubject, type Step } from './event-sentence.ts'

const UndoSettings = overlay(() => import('./UndoSettings.tsx'), 'UndoSettings')

export interface ActivityItemProps {
  group: EventGroup
  /** Of the project's amounts. */
  currency?: string
  /** Steps of the project, whose names are part of those of its tasks. */
  workflows?: readonly Step[]
  /** Describes the changes field by field, where a page knows more about its own fields. */
  describe?: (entry: EventGroup['entry']) => FieldChange[]
  /** Links the project of each entry: for activity of several projects. */
  namesProject?: boolean
  /** The account of the activity; the person's own by default. */
  accountUUID?: string
}

export function ActivityItem({
  group: { entry, count, isAlike },
  currency,
  workflows,
  describe = entryChanges,
  namesProject,
  accountUUID,
}: ActivityItemProps) {
  const [reason, subject] = [eventReason(entry), eventSubject(entry)]
  const changes = count === 1 || (isAlike && isOfMany(entry)) ? describe(entry) : []
  const { entityName, projectUuid, undo } = entry
  return (
    <TimelineItem
      icon={eventIcon(entry.event)}
      time={<Moment value={entry.at} />}
      detail={(reason || changes.length > 0) && <ChangeList changes={changes} end={reason && <bdi>{reason}</bdi>} />}
    >
      <EntryAuthor {...entry} />
      {' · '}
      {eventSentence(entry, { currency, workflows, count })}
      {subject && (
        <>
          {' · '}
          <bdi>{subject}</bdi>
        </>
      )}
      {namesProject && projectUuid !== undefined && (
        <>
          {' · '}
          <Link to="/projects/$id" params={{ id: projectUuid }}>
            {entry.entityType === 'PROJECT' && entityName !== null ? <bdi>{entityName}</bdi> : t('activity.project')}
          </Link>
        </>
      )}
      {entry.isUndoable && (
        <span className={styles.undo}>
          <Suspense>
            <UndoSettings entry={entry} accountUUID={accountUUID} label={t('activity.undo')} />
          </Suspense>
        </span>
      )}
      {undo && <Undo changeUuid={undo.changeUuid} isOfProjects={entry.entityType === 'PROJECT'} />}
    </TimelineItem>
  )
}

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
