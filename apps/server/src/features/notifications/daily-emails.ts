import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { type Block, layOutMail, oneLine } from '../../kernel/mail/compose.ts'
import { users } from '../../kernel/tables.ts'
import { wordsIn } from '../../kernel/words/words.ts'
import { recipientOf, unsubscribeHeaders } from './notice-mails.ts'
import { kindName, sentenceOf } from './sentences.ts'
import { dailyEmails, notifications } from './tables.ts'
import { newUnsubscribeLink, unsubscribePath } from './unsubscribe-links.ts'
import type { NoticeRow, NoticeTerms, Reader } from './notice-terms.ts'

/** From this hour of their day on, people get the daily email. */
const morning = 8
/** Things of one kind in a project that are listed by themselves; more are one line. */
const mostAlone = 3
/** Projects that a daily email lists. */
const mostProjects = 30

const isWaiting = and(eq(notifications.email, 'DAILY'), isNull(notifications.emailedAt))

/** Writes the daily email of everyone who has something in it and whose morning it is; one a day, whatever is killed. */
export async function writeDailyEmails(db: Database, terms: NoticeTerms, now: Date): Promise<void> {
  const waiting = await db.selectDistinct({ id: notifications.userId }).from(notifications).where(isWaiting)
  for (const { id } of waiting) {
    const [person] = await db.select().from(users).where(eq(users.id, id))
    if (!person) continue
    const local = localTime(now, person.timezone)
    if (local.hour >= morning) await db.transaction((inside) => writeDaily(inside, terms, person, local.day))
  }
  terms.outbox.wake()
}

/** Day (`2026-11-24`) and hour of a moment in a time zone. */
function localTime(now: Date, timezone: string | null): { day: string; hour: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone ?? 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const of = (type: string) => parts.find((part) => part.type === type)!.value
  return { day: `${of('year')}-${of('month')}-${of('day')}`, hour: Number(of('hour')) }
}

async function writeDaily(db: Database, terms: NoticeTerms, person: Reader, day: string): Promise<void> {
  // The note comes and goes with the mail.
  const noted = await db
    .insert(dailyEmails)
    .values({ userId: person.id, day })
    .onConflictDoUpdate({ target: dailyEmails.userId, set: { day }, setWhere: lt(dailyEmails.day, day) })
    .returning()
  if (noted.length === 0) return
  const rows = await db
    .update(notifications)
    .set({ emailedAt: sql`now()` })
    .where(and(eq(notifications.userId, person.id), isWaiting))
    .returning()
  const isReached = person.status === 'ACTIVE' && person.removedAt === null && person.blockedAt === null
  if (rows.length === 0 || !isReached) return
  const token = await newUnsubscribeLink(db, person.id, null)
  const sorted = rows.toSorted((a, b) => a.number - b.number)
  const content = composeDaily(sorted, person, { day, publicUrl: terms.publicUrl, token })
  await terms.outbox.writeComposed(db, recipientOf(person), content)
}

function composeDaily(
  rows: readonly NoticeRow[],
  { name, language }: Reader,
  { day, publicUrl, token }: { day: string; publicUrl: string; token: string },
) {
  const say = wordsIn(language)
  const shownDay = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  const subject = oneLine(say('notices.daily.subject', { day: shownDay }))
  const off = `${publicUrl}${unsubscribePath(token)}`
  const projects = [...Map.groupBy(rows, ({ projectId }) => projectId).values()]
  const blocks: Block[] = [
    { text: say('mail.greeting', { name }) },
    ...projects.slice(0, mostProjects).flatMap((own): Block[] => {
      const { projectName } = own[0]!
      return [...(projectName ? [{ heading: projectName }] : []), { list: linesOf(own, language) }]
    }),
    ...(projects.length > mostProjects ? [{ text: `+${projects.length - mostProjects}` }] : []),
    { link: { label: say('notices.daily.open'), address: `${publicUrl}/notifications` } },
    { small: say('notices.why', { kind: kindName(null, language) }) },
    {
      smallLinks: [
        { label: say('notices.off'), address: off },
        { label: say('notices.settings'), address: `${publicUrl}/users/profile?tab=preferences` },
      ],
    },
  ]
  return (brand: (Parameters<typeof layOutMail>[0]['brand'] & object) | null) => ({
    ...layOutMail({ subject, language, blocks, brand }),
    headers: unsubscribeHeaders(off),
  })
}

/** The events of a project: each one, or one line for many of a kind. */
function linesOf(rows: readonly NoticeRow[], language: string): string[] {
  const alike = [...Map.groupBy(rows, ({ kind, detail }) => `${kind} ${detail.change}`).values()]
  return alike.flatMap((some) => {
    if (some.length <= mostAlone) return some.map((row) => sentenceOf(row, language))
    const [first] = some
    return [`${sentenceOf(first!, language)} (+${some.length - 1})`]
  })
}
