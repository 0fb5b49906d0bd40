import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { workflows } from './tables.ts'

/** The workflow steps of an account in their order; `codes` names some of them. */
export const listSteps = (
  db: Database,
  accountId: string,
  { codes, includeInactive }: { codes: readonly string[] | undefined; includeInactive: boolean },
) =>
  db
    .select()
    .from(workflows)
    .where(
      and(
        eq(workflows.accountId, accountId),
        includeInactive ? undefined : eq(workflows.active, true),
        codes && inArray(workflows.code, [...codes]),
      ),
    )
    .orderBy(asc(workflows.sequence))
