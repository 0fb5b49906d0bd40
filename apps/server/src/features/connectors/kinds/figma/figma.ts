import {
  oneByOne,
  type Adapter,
  type Connection,
  type Present,
  type Target,
  type Write,
  type Written,
} from '../../peer/adapter.ts'
import { isObject, objectsIn, textIn, type JsonObject } from '../../peer/answered.ts'
import type { Asked } from '../../peer/ask.ts'
import { changedTexts, textsDocument, textsOf, versionOfBytes, type Texts } from '../../peer/texts-document.ts'
import { textsInMode, variablesIn, type Variable } from './variables.ts'

// Figma's REST API reads the texts of layers and cannot write them; it writes variables, of which each language is a mode.

const types = ['text', 'variables']
const readOnly =
  "Figma's API can't change the texts of layers. Choose variables as content, or download the translation here."

const ask = ({ fields, ask: asking }: Connection, path: string, asked: Asked = {}) =>
  asking(`https://api.figma.com/v1${path}`, {
    ...asked,
    headers: { accept: 'application/json', 'x-figma-token': fields['accessToken'] ?? '' },
  })

const typesOf = ({ settings }: Connection) => {
  const wanted = settings.contentTypes?.length ? settings.contentTypes : ['text']
  return types.filter((type) => wanted.includes(type))
}
const divided = (key: string) => {
  const at = key.indexOf(':')
  return { type: key.slice(0, at), path: `/files/${encodeURIComponent(key.slice(at + 1))}` }
}

async function projects(connection: Connection): Promise<string[]> {
  const known = connection.memo.get('projects')
  if (Array.isArray(known)) return known as string[]
  const team = encodeURIComponent(connection.fields['teamId'] ?? '')
  const found = objectsIn((await ask(connection, `/teams/${team}/projects`)).object()['projects'])
  const ids = found.map(({ id }) => String(id))
  connection.memo.set('projects', ids)
  return ids
}

/** The texts of layers, each named after its page and its id. */
function textsOfLayers(file: JsonObject): Texts {
  const document = isObject(file['document']) ? file['document'] : {}
  const texts: [string, string][] = []
  for (const page of objectsIn(document['children'])) {
    // Layers may lie deeper in each other than calls can.
    const open = [page]
    for (let node = open.pop(); node; node = open.pop()) {
      const characters = textIn(node['characters'])
      if (node['type'] === 'TEXT' && characters.trim() !== '')
        texts.push([`${textIn(page['name'])} ${textIn(node['id'])}`, characters])
      open.push(...objectsIn(node['children']).toReversed())
    }
  }
  return Object.fromEntries(texts)
}

const variablesOf = async (connection: Connection, key: string): Promise<Variable[]> => {
  const answer = await ask(connection, `${divided(key).path}/variables/local`)
  return variablesIn(answer.object(), connection.codeOf(connection.sourceLocale))
}

const hasMode = (variables: readonly Variable[], code: string) =>
  variables.some(({ modes }) => modes.has(code.toLowerCase()))

async function present(connection: Connection, { item, locale }: Target): Promise<Present> {
  if (divided(item.key).type === 'text')
    return { bytes: null, version: '', missing: 'REFUSED_BY_PEER', message: readOnly }
  const code = connection.codeOf(locale)
  const variables = await variablesOf(connection, item.key)
  if (!hasMode(variables, code)) return { bytes: null, version: '', missing: 'TARGET_LOCALE_MISSING', message: code }
  const texts = textsInMode(variables, code)
  const bytes = textsDocument(texts)
  // A mode begins as a copy of another one: that isn't a translation.
  const isCopy = variables.every(({ name, source }) => texts[name] === source)
  return { bytes: isCopy ? null : bytes, version: versionOfBytes(bytes) }
}

async function write(connection: Connection, { target, bytes, before }: Write): Promise<Written> {
  const { key } = target.item
  const code = connection.codeOf(target.locale)
  const variables = await variablesOf(connection, key)
  const there = textsInMode(variables, code)
  if (versionOfBytes(textsDocument(there)) !== before.version) return { reason: 'TARGET_CHANGED' }
  const changed = new Map(Object.entries(changedTexts(textsOf(bytes), there)))
  const values = variables.flatMap(({ id, name, modes }) => {
    const modeId = modes.get(code.toLowerCase())
    return modeId !== undefined && changed.has(name) ? [{ variableId: id, modeId, value: changed.get(name) }] : []
  })
  if (values.length > 0)
    await ask(connection, `${divided(key).path}/variables`, {
      method: 'POST',
      json: { variableModeValues: values },
      isRepeatable: true,
    })
  const left = changed.size - values.length
  const made = new Map([
    ...Object.entries(there),
    ...values.map(({ variableId, value }) => named(variables, variableId, value)),
  ])
  return {
    reason: 'WRITTEN',
    bytes: textsDocument(Object.fromEntries(made)),
    ...(left > 0 && { message: `${left} texts are in collections without the mode ${code}.` }),
  }
}

const named = (variables: readonly Variable[], variableId: string, value: unknown): [string, unknown] => [
  variables.find(({ id }) => id === variableId)?.name ?? variableId,
  value,
]

/** The files of a team in Figma: texts of their layers, or their variables. */
export const figma: Adapter = {
  checks: (connection) => [
    { check: 'SIGN_IN', run: async () => void (await ask(connection, '/me')).object() },
    { check: 'READ', run: async () => void (await projects(connection)) },
  ],

  choices: (_connection, field) =>
    Promise.resolve(field === 'contentType' ? types.map((type) => ({ value: type, label: type })) : []),

  async discover(connection, cursor) {
    const ids = await projects(connection)
    const at = Number(cursor ?? 0)
    const id = ids[at]
    if (id === undefined) return { items: [] }
    const files = objectsIn((await ask(connection, `/projects/${encodeURIComponent(id)}/files`)).object()['files'])
    const items = files.flatMap((file) =>
      typesOf(connection).map((type) => ({
        key: `${type}:${textIn(file['key'])}`,
        version: textIn(file['last_modified']),
        title: textIn(file['name']),
        url: `https://www.figma.com/design/${encodeURIComponent(textIn(file['key']))}`,
      })),
    )
    return { items, next: at + 1 < ids.length ? String(at + 1) : undefined }
  },

  async read(connection, { key }) {
    const { type, path } = divided(key)
    const texts =
      type === 'text'
        ? textsOfLayers((await ask(connection, path)).object())
        : Object.fromEntries((await variablesOf(connection, key)).map(({ name, source }) => [name, source]))
    return { name: `${key.replace(':', '-')}.json`, bytes: textsDocument(texts) }
  },

  present,

  write: oneByOne(write),
}
