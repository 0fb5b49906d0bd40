import { isObject, objectsIn, textIn, type JsonObject } from '../../peer/answered.ts'
import type { Texts } from '../../peer/texts-document.ts'

/** A text that is a variable of a file, by mode. */
export interface Variable {
  id: string
  /** Its collection and name: its name in a file of texts. */
  name: string
  source: string
  /** The ids of the modes of its collection, by their names in lower case. */
  modes: ReadonlyMap<string, string>
  values: ReadonlyMap<string, string>
}

const objectsOf = (value: unknown) => (isObject(value) ? objectsIn(Object.values(value)) : [])
const modesOf = (collection: JsonObject) =>
  new Map(objectsIn(collection['modes']).map((mode) => [textIn(mode['name']).toLowerCase(), textIn(mode['modeId'])]))

/** The texts among the variables of a file; those of other files, and those that point at another variable, are not. */
export function variablesIn(answer: JsonObject, sourceCode: string): Variable[] {
  const meta = isObject(answer['meta']) ? answer['meta'] : {}
  const collections = new Map(objectsOf(meta['variableCollections']).map((one) => [textIn(one['id']), one]))
  const taken = new Set<string>()
  return objectsOf(meta['variables'])
    .toSorted((one, other) => (textIn(one['id']) < textIn(other['id']) ? -1 : 1))
    .flatMap((variable) => {
      const collection = collections.get(textIn(variable['variableCollectionId']))
      if (!collection || variable['resolvedType'] !== 'STRING' || variable['remote'] === true) return []
      const modes = modesOf(collection)
      const values = new Map(
        Object.entries(isObject(variable['valuesByMode']) ? variable['valuesByMode'] : {}).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
      const source = values.get(modes.get(sourceCode.toLowerCase()) ?? textIn(collection['defaultModeId']))
      if (source === undefined || source.trim() === '') return []
      const id = textIn(variable['id'])
      const short = `${textIn(collection['name'])}/${textIn(variable['name'])}`
      const name = taken.has(short) ? `${short} ${id}` : short
      taken.add(name)
      return [{ id, name, source, modes, values }]
    })
}

/** The texts of variables in a mode; without those whose collection doesn't have it. */
export const textsInMode = (variables: readonly Variable[], code: string): Texts =>
  Object.fromEntries(
    variables.flatMap(({ name, modes, values }) => {
      const text = values.get(modes.get(code.toLowerCase()) ?? '')
      return text === undefined ? [] : [[name, text]]
    }),
  )
