import { inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { type Block, layOutMail, oneLine } from '../../kernel/mail/compose.ts'
import { users } from '../../kernel/tables.ts'
import { wordsIn } from '../../kernel/words/words.ts'
import { kindName, sentenceOf, subjectOf } from './sentences.ts'
import { newUnsubscribeLink, unsubscribePath } from './unsubscribe-links.ts'
import { wayOf } from './where-to.ts'
import type { NoticeRow, NoticeTerms, Reader } from './notice-terms.ts'

/** Things that are listed in one email. */
const mostListed = 50

/** Writes one email of some notifications of a person, in the order in which they came. */
export async function writeNoticeMail(
  db: Database,
  terms: NoticeTerms,
  rows: readonly NoticeRow[],
  person: Reader,
): Promise<void> {
  const actors = await namesOf(db, rows)
  const groups = [
    ...Map.groupBy(rows, ({ kind, projectId, detail }) => [kind, projectId, detail.change].join(' ')).values(),
  ]
  const offs = new Map<NoticeRow['kind'], string>()
  for (const { kind } of groups.map((group) => group[0]!))
    if (!offs.has(kind))
      offs.set(kind, `${terms.publicUrl}${unsubscribePath(await newUnsubscribeLink(db, person.id, kind))}`)
  const content = composeNotices({ groups, person, actors, publicUrl: terms.publicUrl, offs })
  await terms.outbox.writeComposed(db, recipientOf(person), (brand) => content(brand))
}

export const recipientOf = ({ email, name, language, accountId }: Reader) => ({ email, name, language, accountId })

/** Names of those who did it. */
export async function namesOf(db: Database, rows: readonly NoticeRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]
  if (ids.length === 0) return new Map()
  const found = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids))
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** Says by which address the emails of a kind can be ended with one click (RFC 8058). */
export const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The parts of a mail about some notifications. */
interface Composed {
  groups: readonly (readonly NoticeRow[])[]
  person: Reader
  actors: ReadonlyMap<string, string>
  publicUrl: string
  /** The address that ends the emails of each kind. */
  offs: ReadonlyMap<NoticeRow['kind'], string>
}

function composeNotices({ groups, person, actors, publicUrl, offs }: Composed) {
  const { language } = person
  const say = wordsIn(language)
  const first = groups[0]!
  const title = titleOf(first, language)
  const subject = oneLine(groups.length > 1 ? `${title} (+${groups.length - 1})` : title)
  const parts = groups.map((group) => partOf(group, { person, actors, publicUrl }))
  const blocks: Block[] = [
    { text: say('mail.greeting', { name: person.name }) },
    ...parts.flat(),
    ...[...offs].flatMap(([kind, off]): Block[] => [
      { small: say('notices.why', { kind: kindName(kind, language) }) },
      { smallLinks: [{ label: say('notices.off'), address: off }] },
    ]),
    {
      smallLinks: [{ label: say('notices.settings'), address: `${publicUrl}/users/profile?tab=preferences` }],
    },
  ]
  return (brand: Parameters<typeof layOutMail>[0]['brand']) => ({
    ...layOutMail({ subject, language, blocks, brand: brand ?? null }),
    headers: unsubscribeHeaders(offs.get(first[0]!.kind)!),
  })
}

const sentenceOfGroup = (group: readonly NoticeRow[], language: string) => {
  const first = group[0]!
  return sentenceOf(
    group.length > 1 ? { ...first, detail: { ...first.detail, count: countOf(group) } } : first,
    language,
  )
}

function titleOf(group: readonly NoticeRow[], language: string): string {
  const { detail, projectName } = group[0]!
  const sentence = sentenceOfGroup(group, language)
  return detail.file !== undefined && projectName ? `${sentence} · ${projectName}` : sentence
}

/** The event, its subject, and a link to it. */
function partOf(
  group: readonly NoticeRow[],
  { person, actors, publicUrl }: Pick<Composed, 'person' | 'actors' | 'publicUrl'>,
): Block[] {
  const say = wordsIn(person.language)
  const first = group[0]!
  const isMany = group.length > 1 && first.detail.file !== undefined
  const { path, open } = isMany ? wayOfMany(first) : wayOf(first)
  const facts = factsOf(group, person, actors)
  return [
    { text: sentenceOfGroup(group, person.language) },
    ...(group.length > 1 ? [{ list: listOf(group, person) }] : []),
    ...(facts.length > 0 ? [{ facts }] : []),
    { link: { label: say(`notices.open.${open}`), address: `${publicUrl}${path}` } },
  ]
}

const countOf = (group: readonly NoticeRow[]) => group.reduce((sum, { detail }) => sum + (detail.count ?? 1), 0)

const wayOfMany = ({ kind, projectId }: NoticeRow) =>
  kind === 'TASK_AVAILABLE'
    ? ({ path: '/tasks?tab=available', open: 'TASKS' } as const)
    : kind === 'TASK_ASSIGNED' || kind === 'TASK_STATUS_CHANGE'
      ? ({ path: '/tasks', open: 'TASKS' } as const)
      : ({ path: `/projects/${projectId}`, open: 'PROJECT' } as const)

function listOf(group: readonly NoticeRow[], { language, timezone }: Reader): string[] {
  const lines = group.slice(0, mostListed).map((row) => {
    const { dueDate } = row.detail
    const subject = subjectOf(row, language)
    return dueDate ? `${subject}: ${dateIn(dueDate, language, timezone)}` : subject
  })
  return group.length > mostListed ? [...lines, `+${group.length - mostListed}`] : lines
}

function factsOf(group: readonly NoticeRow[], { language, timezone }: Reader, actors: ReadonlyMap<string, string>) {
  const say = wordsIn(language)
  const { projectName, actorId, detail } = group[0]!
  const isSingle = group.length === 1
  const actor = actorId === null ? undefined : actors.get(actorId)
  const own = isSingle ? detail : {}
  return [
    { label: say('notices.label.project'), value: projectName },
    { label: say('notices.label.by'), value: actor },
    { label: say('notices.label.due'), value: own.dueDate && dateIn(own.dueDate, language, timezone) },
    { label: say('notices.label.words'), value: own.words && new Intl.NumberFormat(language).format(own.words) },
    { label: say('notices.label.reason'), value: detail.reason },
    { label: say('notices.label.text'), value: own.text },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

/** A moment as its reader writes it, in their time zone, which it names. */
export function dateIn(at: number, language: string, timezone: string | null): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  const timeZone = timezone ?? 'UTC'
  return new Intl.DateTimeFormat(language, { ...parts, timeZone, timeZoneName: 'short' }).format(at)
}
