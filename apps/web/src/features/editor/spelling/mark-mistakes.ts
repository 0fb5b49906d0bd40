import './mark-mistakes.css'

/** Whether the browser can underline words without elements around them. */
export const canMark = (): boolean => typeof Highlight === 'function' && 'highlights' in CSS

/** A part of segment text to underline; without a tone a word that is not in the dictionary. */
export interface TextMark {
  begin: number
  end: number
  tone?: 'warning' | 'error'
}

/** A highlight of all fields, named in `mark-mistakes.css`. */
function highlight(name: 'spelling' | 'warning' | 'error'): Highlight {
  const present = CSS.highlights.get(name) ?? new Highlight()
  CSS.highlights.set(name, present)
  return present
}

/** The places of segment text in an element: text as it is, and a chip as long as it is written in the text. */
function placesIn(element: HTMLElement): { node: Text; begin: number }[] {
  const places: { node: Text; begin: number }[] = []
  let at = 0
  const walk = (parent: Node) => {
    for (const child of parent.childNodes) {
      const tag = child instanceof HTMLElement ? child.dataset['tag'] : undefined
      if (tag !== undefined) at += tag.length
      else if (child instanceof Text) {
        places.push({ node: child, begin: at })
        at += child.length
      } else walk(child)
    }
  }
  walk(element)
  return places
}

/** Underlines parts of the segment text in an element. Gives what takes the lines away. */
export function markMistakes(element: HTMLElement, mistakes: readonly TextMark[]): () => void {
  if (mistakes.length === 0 || !canMark()) return () => undefined
  const places = placesIn(element)
  const ranges = mistakes.flatMap(({ begin, end, tone }) => {
    const place = places.findLast((each) => each.begin <= begin)
    if (!place || end - place.begin > place.node.length) return []
    const range = new Range()
    range.setStart(place.node, begin - place.begin)
    range.setEnd(place.node, end - place.begin)
    const marks = highlight(tone ?? 'spelling')
    marks.add(range)
    return [{ marks, range }]
  })
  return () => {
    for (const { marks, range } of ranges) marks.delete(range)
  }
}
