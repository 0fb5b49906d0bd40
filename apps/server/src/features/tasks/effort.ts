import { sql } from 'drizzle-orm'
import { effortByStep, effortOfOtherSteps } from '../../engines/scheduling/due-dates.ts'
import { confirmedNow, taskSegments, taskWords } from '../work/slices.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'
import { workflows } from '../workflows/tables.ts'

const steps = Object.entries(effortByStep).map(([code, effort]) => sql`when ${code} then ${effort}::float8`)
const effort = sql`case ${workflows.code} ${sql.join(steps, sql` `)} else ${effortOfOtherSteps}::float8 end`
const isLeft = sql`case when ${tasks.step} = ${workUnits.currentStep} and ${taskSegments} > 0
  then 1 - ${confirmedNow}::float8 / ${taskSegments} else 1 end`

/** The work left in a task, in words of translation; its query joins the work unit and the workflow step. */
export const effortLeft = sql<number>`${taskWords} * ${effort} * ${isLeft}`
