import type { Notification } from '@dragoman/sdk/operations/notifications'
import { isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

const byPerson = [
  'TASK_ACCEPTED',
  'TASK_DELIVERED',
  'TASK_REJECTED',
  'TASK_ASSIGNED',
  'QUOTE_APPROVED',
  'QUOTE_DECLINED',
  'PROJECT_MESSAGE',
  'SEGMENT_COMMENT',
  'FINDING_DISPUTED',
] as const

const bySelf = [
  'TASK_AVAILABLE',
  'TASK_LATE',
  'TASK_DUE_SOON',
  'QUOTE_WAITING',
  'PROJECT_TRANSLATION_FINISHED',
] as const

/** Kinds of which one notification may tell of several tasks. */
const ofSeveral = ['TASK_AVAILABLE', 'TASK_LATE', 'TASK_DUE_SOON'] as const

/** A notification as a sentence, and whether it names the person; the server's line for kinds without a sentence. */
export function sentenceOf(notification: Notification): { text: string; saysWho: boolean } {
  const { kind, text, subject, actor, project, count = 1 } = notification
  const several = count > 1 && project && ofSeveral.find((each) => each === kind)
  if (several) {
    return { text: t(`notifications.group.${several}`, { count, project: isolated(project.name) }), saysWho: false }
  }
  const done = byPerson.find((each) => each === kind)
  if (done && actor) {
    const person = isolated(actor.name)
    return { text: t(`notifications.one.${done}`, { person, subject: isolated(subject) }), saysWho: true }
  }
  const happened = bySelf.find((each) => each === kind)
  return {
    text: happened ? t(`notifications.one.${happened}`, { subject: isolated(subject) }) : text,
    saysWho: false,
  }
}

const actions = {
  TASK_REJECTED: 'ASSIGN',
  TASK_ASSIGNED: 'TASK',
  TASK_LATE: 'TASKS',
  TASK_DUE_SOON: 'TASKS',
  QUOTE_WAITING: 'QUOTE',
  PROJECT_MESSAGE: 'ANSWER',
  SEGMENT_COMMENT: 'ANSWER',
  FINDING_MESSAGE: 'ANSWER',
  FINDING_DISPUTED: 'ANSWER',
  FINDING_TO_DECIDE: 'DECIDE',
  CONTRACT_WAITING: 'CONTRACT',
} as const

/** The name of the next step, where a kind has one. */
export function actionOf({ kind, count = 1 }: Notification): string | undefined {
  const action = Object.entries(actions).find(([code]) => code === kind)?.[1]
  if (action === 'TASK' || action === 'TASKS') return t(`notifications.act.${count > 1 ? 'TASKS' : 'TASK'}`)
  return action && t(`notifications.act.${action}`)
}
