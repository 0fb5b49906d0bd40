import type { LeftOutReason } from '../format.ts'
import { emptyElements, impliedEnds } from './elements.ts'
import { type HtmlAround, noneAround } from './html-places.ts'

/** An element that is open, and what is inherited from it. */
export type OpenElement = {
  name: string
  translate: boolean
  preformatted: boolean
  around: HtmlAround
  /** Why its text is not translated; none for anything that isn't text. */
  reason?: LeftOutReason | undefined
}

/** The elements that are open at a place of the page, as far as that matters for what is translated. */
export class OpenElements {
  readonly #stack: OpenElement[] = []
  /** How often each name is open: so that an end tag for nothing costs nothing. */
  readonly #open = new Map<string, number>()

  get depth(): number {
    return this.#stack.length
  }

  get current(): OpenElement {
    return this.#stack.at(-1) ?? { name: '', translate: true, preformatted: false, around: noneAround }
  }

  push(element: OpenElement): void {
    this.#stack.push(element)
    this.#open.set(element.name, (this.#open.get(element.name) ?? 0) + 1)
  }

  /** Closes what the beginning of an element closes by itself. */
  begin(name: string, isBlock: boolean): void {
    if (isBlock && this.current.name === 'p') this.#pop()
    const implied = Object.hasOwn(impliedEnds, name) ? impliedEnds[name] : undefined
    if (!implied || emptyElements.has(name)) return
    // Unclosed siblings are near: a page that nests deeper than that without a list around is not worth a search.
    const limit = Math.max(0, this.#stack.length - 50)
    for (let at = this.#stack.length - 1; at >= limit; at -= 1) {
      const open = this.#stack[at]
      if (!open || implied.within.has(open.name)) return
      if (implied.closes.has(open.name)) return this.#popTo(at)
    }
  }

  /** Closes an element and all within it; nothing when none of that name is open. */
  end(name: string): void {
    if (!this.#open.get(name)) return
    this.#popTo(this.#stack.findLastIndex((element) => element.name === name))
  }

  #popTo(depth: number): void {
    while (this.#stack.length > depth) this.#pop()
  }

  #pop(): void {
    const element = this.#stack.pop()
    if (element) this.#open.set(element.name, (this.#open.get(element.name) ?? 1) - 1)
  }
}
