import { hasMessage, t, type MessageId } from '../../../i18n/t.ts'

const withNumber = new Set(['missing', 'extra', 'unpaired', 'order'])

/** What is wrong with a translation, in a few words: "code 1 is missing". */
export function issueText({ kind, id }: { kind: string; id?: number }): string {
  const message = `tasks.issue.${kind}`
  if (withNumber.has(kind))
    return (t as (id: MessageId, values: object) => string)(message as MessageId, { code: id ?? 0 })
  return hasMessage(message) ? t(message) : kind
}
