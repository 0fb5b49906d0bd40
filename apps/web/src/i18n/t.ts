import { i18n } from '@lingui/core'
import type { Messages } from './messages.gen.ts'
import { stepTitle } from './step-titles.ts'

/** The id of a message, such as `tasks.title`; its first part is the area whose catalog holds it. */
export type MessageId = keyof Messages

/** The arguments of `t` after the id: what the message is filled in with, where there is anything. */
export type ValuesOf<Id extends MessageId> = keyof Messages[Id]['values'] extends never
  ? []
  : [values: Messages[Id]['values']]

/** Ids of messages that need nothing filled in: titles, labels. */
export type PlainMessageId = { [Id in MessageId]: keyof Messages[Id]['values'] extends never ? Id : never }[MessageId]

/**
 * The words of a message in the present language: `t('users.count', { count: 3 })`. Works everywhere; the app is drawn
 * again when the language changes.
 */
export function t<Id extends MessageId>(id: Id, ...[values]: ValuesOf<Id>): string {
  return i18n._(id, values as Record<string, unknown> | undefined)
}

/** Whether a message exists: for ids that are built from a code, such as those of enums. */
export const hasMessage = (id: string): id is PlainMessageId => Object.hasOwn(i18n.messages, id)

/** The codes of a list that has further ones on servers of other versions. */
export type Known<Code extends string> = Code extends string ? (string extends Code ? never : Code) : never

type EnumMessageId = Extract<PlainMessageId, `enum.${string}`>

/** The vocabularies that have words: `taskStatus`, `workflow`, `role`, … */
export type Vocabulary = EnumMessageId extends infer Id
  ? Id extends `enum.${infer Name}.${string}`
    ? Name
    : never
  : never

/**
 * The word for a code: `enumWord('taskStatus', 'PENDING')`. Vocabularies that accounts extend hold codes that have no
 * word here; those show as `fallback`, such as the name that the account gave them, or as they are. Workflow steps have the
 * names that the account gave them.
 */
export function enumWord(vocabulary: Vocabulary, code: string, fallback = code): string {
  const own = vocabulary === 'workflow' ? stepTitle(code) : undefined
  if (own !== undefined) return own
  const id = `enum.${vocabulary}.${code}`
  return hasMessage(id) ? t(id) : fallback
}
