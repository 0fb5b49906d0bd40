import { Fragment, type ReactNode } from 'react'
import type { Messages } from './messages.gen.ts'
import { t, type MessageId, type ValuesOf } from './t.ts'

type TagOf<Id extends MessageId> = Messages[Id]['tags']

export type RichProps<Id extends MessageId> = {
  id: Id
  /** The element for each tag of the message: `{ link: (text) => <Link to="/">{text}</Link> }`. */
  tags: { [Tag in TagOf<Id>]: (text: string) => ReactNode }
} & (ValuesOf<Id> extends [infer Values] ? { values: Values } : { values?: undefined })

// Values that hold a tag's text must not become one: their brackets go through private-use characters.
const hide = (value: unknown) => (typeof value === 'string' ? value.replaceAll('<', '\uE000') : value)
const reveal = (text: string) => text.replaceAll('\uE000', '<')

/** A message with markup in it: `Ask <link>your manager</link>`. The order of the tags is the translation's business. */
export function Rich<Id extends MessageId>({ id, values, tags }: RichProps<Id>) {
  const hidden = values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, hide(value)]))
  const parts = (t as (id: MessageId, values: unknown) => string)(id, hidden).split(/<(\w+)>(.*?)<\/\1>/)
  return parts.map((part, index) => {
    if (index % 3 === 0) return <Fragment key={index}>{reveal(part)}</Fragment>
    if (index % 3 === 1) return <Fragment key={index}>{tags[part as TagOf<Id>](reveal(parts[index + 1]!))}</Fragment>
    return null
  })
}
