import { type Catalogs, sourceLocale } from './catalogs.ts'
import { messageShape } from './message-shape.ts'

/** An interface with every message: what it is filled in with, and the tags that rich text gives a meaning. */
export function messagesInterface(catalogs: Catalogs): string {
  const messages = catalogs.areas(sourceLocale).flatMap((area) => [...catalogs.read(sourceLocale, area)])
  const lines = messages.map(([id, message]) => {
    const { values, tags } = messageShape(message)
    const fields = Object.entries(values).map(([name, type]) => `${name}: ${type}`)
    const shape = fields.length > 0 ? `{ ${fields.join('; ')} }` : 'object'
    return `  '${id}': { values: ${shape}; tags: ${tags.map((tag) => `'${tag}'`).join(' | ') || 'never'} }`
  })
  return `/** Every message: what it is filled in with, and the tags that rich text gives a meaning. */
export interface Messages {
${lines.join('\n')}
}
`
}
