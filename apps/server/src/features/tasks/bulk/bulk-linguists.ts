import type { BulkLinguist } from '@dragoman/sdk/operations/tasks'
import { hasPermission } from '@dragoman/sdk/permissions'
import type { Database } from '../../../kernel/database/connect.ts'
import { decimal, sum, toNumber, toText } from '../../../kernel/decimal.ts'
import { personRef } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { holdTasks } from '../hold-tasks.ts'
import { loadPay, type Pay } from '../pay/pay.ts'
import { loadAvailability } from '../placement/availability.ts'
import { countOpenTasks, demandOf, findCandidates, type Candidate, type Obstacle } from '../placement/eligible.ts'
import { loadScores, pairKey, scoreFacts } from '../placement/linguist-records.ts'
import { loadRecommendations } from '../placement/recommend.ts'
import { hasOtherStep, unitsThatShareSteps } from '../placement/own-steps.ts'

interface Choice {
  user: Candidate['user']
  fits: HeldTask[]
  blockedBy: Set<Obstacle>
}

/**
 * Lists the linguists who can do any of some tasks, with their obstacles for the others; those who can do most come
 * first, of these the best suited. The cost of the tasks is for users with USER_rates. 404 for a task out of sight.
 */
export async function bulkLinguists(
  db: Database,
  session: SignedIn,
  taskIds: readonly string[],
  now: Date,
): Promise<BulkLinguist[]> {
  const held = await holdTasks(db, session, taskIds, undefined, { unlocked: true })
  const open = held.filter(({ task }) => task.status === 'PENDING')
  const choices = await choicesFor(db, open)
  const able = choices.filter(({ fits }) => fits.length > 0)
  const userIds = choices.map(({ user }) => user.id)
  const openTasks = await countOpenTasks(db, userIds)
  const seesRates = hasPermission(session, 'USER_rates')
  const payOf =
    seesRates && able.length > 0
      ? await loadPay(
          db,
          open,
          able.map(({ user }) => user.id),
        )
      : undefined
  const availabilityOf = await loadAvailability(
    db,
    able.map(({ user }) => user.id),
    now,
  )
  const recommend = await loadRecommendations(db, open, {
    userIds: able.map(({ user }) => user.id),
    openTasks,
    availabilityOf,
    payOf,
  })
  const scoreOf = await loadScoreOf(db, open, userIds)
  return choices
    .map(({ user, fits, blockedBy }) => {
      const recommendation = recommend(user.id, fits)
      return {
        user: personRef(user, true),
        fits: fits.length,
        blockedBy: [...blockedBy],
        openTasks: openTasks.get(user.id) ?? 0,
        ...scoreOf(user.id),
        ...(payOf && amountOf(fits.map((each) => payOf(each, user.id)))),
        ...(recommendation && { recommendation, availability: availabilityOf(user.id, fits) }),
      }
    })
    .sort((a, b) => b.fits - a.fits || (b.recommendation?.rating ?? 0) - (a.recommendation?.rating ?? 0))
}

/** The scores of people in the language pair of some tasks; nothing where these have several. */
async function loadScoreOf(
  db: Database,
  open: readonly HeldTask[],
  userIds: readonly string[],
): Promise<(userId: string) => ReturnType<typeof scoreFacts>> {
  const keysOf = (userId: string) =>
    new Set(open.map(({ workUnit }) => pairKey(userId, workUnit.sourceLocale, workUnit.targetLocale)))
  const [first] = userIds
  if (first === undefined || keysOf(first).size !== 1) return () => ({})
  const scores = await loadScores(db, userIds)
  return (userId) => scoreFacts(scores.get([...keysOf(userId)][0] ?? ''))
}

/** The pay for all tasks together, and the rate of the first; nothing if they have no rate or several currencies. */
function amountOf(pays: readonly Pay[]): Pick<BulkLinguist, 'currency' | 'payableAmount' | 'wordRate'> {
  const priced = pays.filter(({ lines }) => lines.length > 0)
  const [first] = priced
  if (!first || priced.some(({ currency }) => currency !== first.currency)) return {}
  const wordRate = first.lines.find(({ unit }) => unit === 'WORD')?.unitPrice
  return {
    currency: first.currency,
    payableAmount: toNumber(sum(priced.map(({ total }) => decimal(total)))),
    ...(wordRate && { wordRate: Number(toText(wordRate)) }),
  }
}

async function choicesFor(db: Database, open: readonly HeldTask[]): Promise<Choice[]> {
  const shares = await unitsThatShareSteps(
    db,
    open.map(({ project }) => project.orgUnitId),
  )
  const choices = new Map<string, Choice>()
  for (const alike of Map.groupBy(open, (each) => JSON.stringify(demandOf(each))).values()) {
    for (const { user, obstacles } of await findCandidates(db, demandOf(alike[0]!))) {
      const choice = choices.get(user.id) ?? { user, fits: [], blockedBy: new Set<Obstacle>() }
      choices.set(user.id, choice)
      for (const each of alike) {
        const isOwn = !shares.has(each.project.orgUnitId) && hasOtherStep(each.steps, each.task, user.id)
        const against: Obstacle[] = [...obstacles, ...(isOwn ? (['OTHER_STEP'] as const) : [])]
        if (against.length === 0) choice.fits.push(each)
        for (const obstacle of against) choice.blockedBy.add(obstacle)
      }
    }
  }
  return [...choices.values()]
}
