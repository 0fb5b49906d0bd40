import type { JournalEntry } from '@dragoman/sdk/operations/journal'
import { TextButton } from '@dragoman/ui/TextButton'
import { throughAgent } from '../../display/EntryAuthor.tsx'
import { Moment } from '../../display/Moment.tsx'
import { eventSentence } from '../../activity/event-sentence.ts'
import { formatNumber, isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { ListCard } from '../../list/ListCard.tsx'
import type { ListColumn } from '../../list/list-columns.ts'
import { RowLink } from '../../ground/RowLink.tsx'
import { typeWord } from './journal-words.ts'

type Open = (entry: JournalEntry) => void

/** The person who did it, and in whose name. */
export function authorText({ user, impersonator, detail }: JournalEntry): string {
  const name = user?.name ?? t('shell.system')
  const agent = throughAgent(detail)
  if (agent !== undefined) return t('shell.through', { name: isolated(name), agent: isolated(agent) })
  return impersonator ? t('shell.actingAs', { actor: isolated(impersonator.name), name: isolated(name) }) : name
}

const Action = ({ entry, onOpen }: { entry: JournalEntry; onOpen: Open }) => (
  <TextButton onPress={() => onOpen(entry)}>{eventSentence(entry)}</TextButton>
)

const Place = ({ entry: { projectUuid, projectName } }: { entry: JournalEntry }) =>
  projectUuid !== undefined &&
  projectName !== undefined && (
    <RowLink to="/projects/$id" id={projectUuid}>
      <bdi>{projectName}</bdi>
    </RowLink>
  )

export const journalColumns = (onOpen: Open): ListColumn<JournalEntry>[] => [
  {
    id: 'at',
    header: t('list.field.at'),
    cell: ({ at }) => <Moment value={at} />,
  },
  {
    id: 'who',
    header: t('list.field.who'),
    exported: [
      { field: 'who', title: t('list.field.who') },
      { field: 'as', title: t('list.field.as') },
    ],
    cell: (entry) => <bdi>{authorText(entry)}</bdi>,
  },
  {
    id: 'event',
    header: t('list.field.event'),
    isFlexible: true,
    isRowHeader: true,
    isLocked: true,
    exported: [
      { field: 'event', title: t('list.field.event') },
      { field: 'about', title: t('list.field.about') },
      { field: 'name', title: t('list.field.name') },
      { field: 'before', title: t('journal.before') },
      { field: 'after', title: t('journal.after') },
      { field: 'detail', title: t('activity.details') },
    ],
    cell: (entry) => <Action entry={entry} onOpen={onOpen} />,
  },
  {
    id: 'about',
    header: t('list.field.about'),
    exported: [],
    cell: ({ entityType, entityName }) => <bdi>{entityName ?? typeWord(entityType)}</bdi>,
  },
  { id: 'project', header: t('list.field.project'), cell: (entry) => <Place entry={entry} /> },
  { id: 'address', header: t('list.field.address'), cell: ({ address }) => address && <bdi>{address}</bdi> },
  { id: 'kind', header: t('list.field.kind'), isExtra: true, cell: ({ kind }) => t(`activity.kind.${kind}`) },
  {
    id: 'position',
    header: t('journal.position'),
    align: 'end',
    isExtra: true,
    exported: [
      { field: 'position', title: t('journal.position') },
      { field: 'hash', title: t('journal.hash') },
    ],
    cell: ({ position }) => position !== undefined && formatNumber(position),
  },
]

export const journalCard = (onOpen: Open) => (entry: JournalEntry) => (
  <ListCard
    name={<Action entry={entry} onOpen={onOpen} />}
    due={<Moment value={entry.at} as="relative" />}
    place={<bdi>{authorText(entry)}</bdi>}
    state={typeWord(entry.entityType)}
    languages={entry.entityName && <bdi>{entry.entityName}</bdi>}
    end={entry.address && <bdi>{entry.address}</bdi>}
  />
)
