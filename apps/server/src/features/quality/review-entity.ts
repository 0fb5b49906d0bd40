import { and, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import type { Entity } from '../../kernel/journal.ts'
import { projectResources } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import type { ReviewRow } from './visible.ts'

/** How the journal names a review: file, language, and the step that reviews. */
export async function reviewEntity(db: Database, review: ReviewRow): Promise<Entity<'REVIEW'>> {
  const [file] = await db
    .select({ name: projectResources.name })
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(and(eq(workUnits.id, review.workUnitId)))
  return { type: 'REVIEW', id: review.id, name: reviewName(file?.name ?? '', review) }
}

export const reviewName = (
  fileName: string,
  { targetLocale, reviewWorkflow }: Pick<ReviewRow, 'targetLocale' | 'reviewWorkflow'>,
): string => [fileName, targetLocale, reviewWorkflow].join(' · ')
