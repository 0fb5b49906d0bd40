import type { XmlElement } from '../xml/read-xml.ts'

/** An element with those around it, the outermost first. */
export type Place = readonly XmlElement[]

type Test = { name: string; isWanted: boolean; value: string | undefined }
type Step = { local: string; uri: string | undefined; anywhere: boolean; tests: readonly Test[] }

/** A path of XPath as rules have them: elements by name and attribute, or an attribute of such an element. */
export type Selector = {
  /** The name of the last element; `*` for any. */
  local: string
  attribute: string | undefined
  matches(place: Place): boolean
}

/** Paths with more steps are not supported. */
export const maxSteps = 20

const step = /(\/\/?)(?:(@)?(?:([\w.-]+):)?([\w.-]+|\*)(?:\[([^\]]{0,200})\]){0,1}(?:\[([^\]]{0,200})\])?)/y
const test = /^\s*(not\s*\()?\s*@([\w.:-]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'))?\s*(\))?\s*$/

/**
 * The alternatives of a path such as `//note[@kind='x'] | //image/@alt`; `undefined` for one with other parts of XPath.
 * Prefixes stand for the namespaces given; names without one are those of any namespace.
 */
export function selectorsOf(path: string, namespaces: ReadonlyMap<string, string>): Selector[] | undefined {
  const selectors = path.split('|').map((one) => selectorOf(one.trim(), namespaces))
  return selectors.every((one) => one !== undefined) ? selectors : undefined
}

function selectorOf(path: string, namespaces: ReadonlyMap<string, string>): Selector | undefined {
  const steps: Step[] = []
  let attribute: string | undefined
  for (let at = 0; at < path.length;) {
    step.lastIndex = at
    const match = step.exec(path)
    if (!match || attribute !== undefined) return undefined
    const [whole, slashes, at1, prefix, local = '', ...predicates] = match
    at += whole.length
    if (at1 !== undefined) {
      attribute = prefix === undefined ? local : `${prefix}:${local}`
      if (steps.length === 0) steps.push({ local: '*', uri: undefined, anywhere: true, tests: [] })
      continue
    }
    const uri = prefix === undefined ? undefined : namespaces.get(prefix)
    if (prefix !== undefined && uri === undefined) return undefined
    const tests = predicates.filter((one) => one !== undefined).map(testOf)
    if (!tests.every((one) => one !== undefined)) return undefined
    steps.push({ local, uri, anywhere: slashes === '//', tests })
  }
  const last = steps.at(-1)
  if (!last || steps.length > maxSteps) return undefined
  return {
    local: last.local,
    attribute,
    matches: (place) => matchesFrom(steps, steps.length - 1, place, place.length - 1),
  }
}

function testOf(predicate: string): Test | undefined {
  const match = test.exec(predicate)
  if (!match) return undefined
  const [, not, name = '', double, single, close] = match
  if ((not === undefined) !== (close === undefined)) return undefined
  return { name, isWanted: not === undefined, value: double ?? single }
}

/** `failed` holds the steps that were looked for in vain, each with its depth, so that none is looked for twice. */
function matchesFrom(
  steps: readonly Step[],
  at: number,
  place: Place,
  depth: number,
  failed: Set<number> = new Set(),
): boolean {
  const { local, uri, anywhere, tests } = steps[at]!
  const element = place[depth]
  if (!element || !isNamed(element, local, uri) || !tests.every((one) => holds(one, element))) return false
  if (at === 0) return anywhere || depth === 0
  const before = at - 1
  if (!anywhere) return matchesFrom(steps, before, place, depth - 1, failed)
  for (let outer = depth - 1; outer >= 0; outer -= 1) {
    const attempt = before * place.length + outer
    if (failed.has(attempt)) continue
    if (matchesFrom(steps, before, place, outer, failed)) return true
    failed.add(attempt)
  }
  return false
}

const isNamed = (element: XmlElement, local: string, uri: string | undefined): boolean =>
  (local === '*' || element.local === local) && (uri === undefined || element.uri === uri)

function holds({ name, isWanted, value }: Test, { attributes }: XmlElement): boolean {
  const found = attributes.get(name)
  return (value === undefined ? found !== undefined : found === value) === isWanted
}
