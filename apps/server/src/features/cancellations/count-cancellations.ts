import type { CancellationCount, CancellationOption } from '@dragoman/sdk/operations/cancellationOptions'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { shiftDay, startOf } from '../../kernel/days.ts'
import { optionsOf } from './options.ts'
import { cancellations, type CancellationSubject } from './tables.ts'

/** Keeps that something was canceled, for the report. */
export async function noteCancellation(
  { db, session, now }: Pick<Context, 'db' | 'session' | 'now'>,
  what: { accountId: string; subject: CancellationSubject; subjectId: string; words: number },
  option: CancellationOption | undefined,
): Promise<void> {
  await db
    .insert(cancellations)
    .values({ ...what, optionId: option?.uuid ?? null, userId: session.user.id, at: now })
    .onConflictDoNothing()
}

/** A canceled project was restored. */
export async function forgetCancellation(db: Database, projectId: string): Promise<void> {
  await db
    .delete(cancellations)
    .where(and(eq(cancellations.subjectId, projectId), eq(cancellations.subject, 'PROJECT')))
}

/** Counts the cancellations of some days, by option; the most frequent first. */
export async function countCancellations(
  db: Database,
  accountId: string,
  { startDate, endDate }: { startDate?: string; endDate?: string },
  timezone: string,
): Promise<CancellationCount[]> {
  const counting = (subject: CancellationSubject) =>
    sql<number>`count(*) filter (where ${cancellations.subject} = ${subject})::int`
  const rows = await db
    .select({
      optionId: cancellations.optionId,
      projects: counting('PROJECT'),
      tasks: counting('TASK'),
      words: sql<number>`sum(${cancellations.words})::float8`,
    })
    .from(cancellations)
    .where(
      and(
        eq(cancellations.accountId, accountId),
        startDate === undefined ? undefined : gte(cancellations.at, startOf(startDate, { timezone })),
        endDate === undefined ? undefined : lt(cancellations.at, startOf(shiftDay(endDate, 1), { timezone })),
      ),
    )
    .groupBy(cancellations.optionId)
  const options = new Map((await optionsOf(db, accountId)).map((option) => [option.uuid, option]))
  return rows
    .map(({ optionId, ...counts }) => {
      const option = optionId === null ? undefined : options.get(optionId)
      return { ...counts, ...(option && { option }) }
    })
    .sort((a, b) => b.projects + b.tasks - (a.projects + a.tasks))
}
