import type { XmlElement } from '../xml/read-xml.ts'
import { type Place, type Selector, selectorsOf } from './selectors.ts'

/** The part that an element plays where it stands within text: part of it, a text of its own, or the end of one. */
export type WithinText = 'yes' | 'nested' | 'no'

/** One rule: for what it holds, and what it says; those that come later say more. */
export type Rule = { selector: string } & (
  | { translate: boolean }
  | { withinText: WithinText }
  | { preserveSpace: boolean }
  | { note: string }
  | { noteIn: string }
  | { size: string }
)

/** The effect of rules on an element. */
export type Said = {
  translate?: boolean
  withinText?: WithinText
  preserveSpace?: boolean
  note?: string
  size?: string
}

type Compiled = { selector: Selector; rule: Rule; says: Said }
type Candidates = { elements: readonly Compiled[]; attributes: readonly Compiled[] }

/** Rules that have been read, by the names of the elements that they are about. */
export class Rules {
  readonly #byName = new Map<string, Compiled[]>()
  readonly #merged = new Map<string, Candidates>()
  /** Paths that aren't understood. */
  readonly unknown: string[] = []
  #count = 0
  readonly #order = new Map<Compiled, number>()

  constructor(rules: readonly Rule[], namespaces: ReadonlyMap<string, string> = new Map()) {
    this.add(rules, namespaces)
  }

  add(rules: readonly Rule[], namespaces: ReadonlyMap<string, string>): void {
    this.#merged.clear()
    for (const rule of rules) {
      const selectors = selectorsOf(rule.selector, namespaces)
      if (!selectors) this.unknown.push(rule.selector)
      for (const selector of selectors ?? []) {
        const { selector: _path, ...says } = rule
        const compiled = { selector, rule, says: 'noteIn' in says ? nothing : says }
        this.#order.set(compiled, (this.#count += 1))
        const known = this.#byName.get(selector.local)
        if (known) known.push(compiled)
        else this.#byName.set(selector.local, [compiled])
      }
    }
  }

  /** Their effect on an element; its own attributes aside. */
  about(place: Place): Said {
    let said = nothing
    for (const { selector, rule, says } of this.#candidates(place.at(-1)!).elements) {
      if (!selector.matches(place)) continue
      if ('noteIn' in rule) said = { ...said, note: place.at(-1)!.attributes.get(rule.noteIn) ?? said.note ?? '' }
      else said = said === nothing ? says : { ...said, ...says }
    }
    return said
  }

  /** The attributes of an element that are texts. */
  attributesOf(place: Place): string[] {
    const element = place.at(-1)!
    if (element.attributes.size === 0) return []
    const names = new Map<string, boolean>()
    for (const { selector, rule } of this.#candidates(element).attributes) {
      const name = selector.attribute ?? ''
      if (!('translate' in rule) || !element.attributes.has(name) || !selector.matches(place)) continue
      names.set(name, rule.translate)
    }
    return [...names].flatMap(([name, translate]) => (translate ? [name] : []))
  }

  #candidates({ local }: XmlElement): Candidates {
    const known = this.#merged.get(local)
    if (known) return known
    const all = [...(this.#byName.get('*') ?? []), ...(local === '*' ? [] : (this.#byName.get(local) ?? []))]
    all.sort((a, b) => this.#order.get(a)! - this.#order.get(b)!)
    const merged = {
      elements: all.filter(({ selector }) => selector.attribute === undefined),
      attributes: all.filter(({ selector }) => selector.attribute !== undefined),
    }
    this.#merged.set(local, merged)
    return merged
  }
}

const nothing: Said = {}

/** Rules for elements with these names, wherever they stand. */
export const rulesFor = (names: string, says: Pick<Said, 'translate' | 'withinText' | 'preserveSpace'>): Rule[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => ({ selector: `//${name}`, ...says }) as Rule)
